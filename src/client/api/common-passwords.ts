let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Fetches the list of common passwords, once a new one is being typed: what is typed never leaves the browser to be
 * judged. Without the list nothing counts as common, and the server decides when the form is sent.
 */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import("#accounts/passwords/common-passwords.json", { with: { type: "json" } }).then(
    ({ default: { passwords } }) => new Set(passwords),
    () => {
      loading = undefined;
      return new Set<string>();
    },
  );
  return loading;
}
