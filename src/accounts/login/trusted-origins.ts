/**
 * Returns the origins whose pages may call the login with its cookie. A local site has two names; passkeys, which refuse
 * IP addresses, work on `localhost` only.
 */
export function trustedOrigins(publicUrl: string): string[] {
  const url = new URL(publicUrl);
  if (url.hostname !== "localhost" && url.hostname !== "127.0.0.1") return [url.origin];
  const port = url.port ? `:${url.port}` : "";
  return [`${url.protocol}//localhost${port}`, `${url.protocol}//127.0.0.1${port}`];
}
