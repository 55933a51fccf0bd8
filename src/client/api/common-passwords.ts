let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Fetches the list of common passwords, so that a typed password need not leave the browser to be checked. When the list
 * cannot be loaded nothing counts as common, and the server decides when the form is sent.
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
