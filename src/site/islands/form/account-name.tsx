import { useRoot } from "#client/state/store.ts";

/**
 * Says to password managers whose password a form is about, without a field to see: else they store the wrong pair.
 * It has no name, so that it is never sent.
 */
export function AccountName({ id, email }: { id: string; email?: string | undefined }) {
  const known = useRoot(({ user }) => user.userData?.email);
  return (
    <input id={`${id}-account`} type="text" autoComplete="username" value={email ?? known ?? ""} readOnly hidden />
  );
}
