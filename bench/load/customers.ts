import { createClient } from "./client.ts";
import type { Customer } from "./traffic.ts";

/** An access token lives for ten minutes; it is requested anew before that. */
const tokenMilliseconds = 8 * 60_000;

/**
 * Logs a customer in and returns their headers, with a token that is renewed in time.
 * @param origin the site's own, as logins are refused from others
 */
export async function logIn(
  url: string,
  origin: string,
  { username, password }: { username: string; password: string },
): Promise<Customer> {
  const client = createClient(url);
  const response = await client.send("/api/auth/sign-in/username", {
    method: "POST",
    body: { username, password },
    headers: { origin },
    // Checking a password takes its time on a busy machine.
    timeout: 120_000,
  });
  if (response.status !== 200) throw new Error(`${username} could not log in: ${response.status}`);
  const cookie = ((response.headers["set-cookie"] ?? []) as string[]).map((line) => line.split(";")[0]).join("; ");
  const request = async () => {
    const { status, text } = await client.send("/api/auth/token", { headers: { cookie, origin } });
    if (status !== 200) throw new Error(`no token for ${username}: ${status}`);
    return { authorization: `Bearer ${(JSON.parse(text) as { token: string }).token}` };
  };
  let [token, requestedAt] = [await request(), Date.now()];
  return async () => {
    if (Date.now() - requestedAt > tokenMilliseconds) [token, requestedAt] = [await request(), Date.now()];
    return token;
  };
}
