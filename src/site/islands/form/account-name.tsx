import { useRoot } from "#client/state/store.ts";

/**
 * Renders a hidden field that names the account to password managers, which would store the wrong pair without it. It
 * has no name, so that it is never sent.
 */
export function AccountName({ id, email }: { id: string; email?: string | undefined }) {
  const storedEmail = useRoot(({ user }) => user.userData?.email);
  return (
    <input
      id={`${id}-account`}
      type="text"
      autoComplete="username"
      value={email ?? storedEmail ?? ""}
      readOnly
      hidden
    />
  );
}
