import { testPassword, totp } from "../support/test-browser.ts";

export interface StaffBrowser {
  /** Sends a call; bytes are sent as a file. */
  call<Data>(
    method: "GET" | "POST" | "PUT",
    path: string,
    body?: object | Uint8Array,
  ): Promise<{ status: number; code?: string; data: Data }>;
  /** Fetches a fresh access token through the session cookie. */
  refresh(): Promise<void>;
}

/**
 * Returns a browser of somebody of the staff who calls a running server over the network, with two-step verification.
 * @param origin PUBLIC_URL of the server
 * @param below what the paths of its calls begin with
 */
export async function staffBrowser(
  url: string,
  origin: string,
  username: string,
  below = "/admin/content",
): Promise<StaffBrowser> {
  const cookies = new Map<string, string>();
  let token = "";

  async function send(method: string, path: string, body?: object | Uint8Array) {
    const isFile = body instanceof Uint8Array;
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        origin,
        ...(cookie && path.startsWith("/auth/") ? { cookie } : {}),
        ...(token && !path.startsWith("/auth/") ? { authorization: `Bearer ${token}` } : {}),
        ...(body && { "content-type": isFile ? "application/octet-stream" : "application/json" }),
      },
      ...(body && { body: isFile ? Buffer.from(body) : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]!.split(/=(.*)/s);
      cookies.set(name, value);
    }
    return { status: response.status, body: await response.json() };
  }
  /** @throws unless the call succeeds */
  async function succeed(method: string, path: string, body?: object) {
    const response = await send(method, path, body);
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${JSON.stringify(response.body)}`);
    return response.body;
  }
  const readToken = async () => {
    ({ token } = await succeed("GET", "/auth/token"));
  };

  await succeed("POST", "/auth/sign-in/username", { username, password: testPassword });
  const { totpURI, backupCodes } = await succeed("POST", "/auth/two-factor/enable", { password: testPassword });
  await succeed("POST", "/auth/two-factor/verify-totp", { code: totp(totpURI) });
  await readToken();
  await succeed("POST", "/admin/confirm", { code: backupCodes[0] });

  return {
    async call(method, path, body) {
      const { status, body: answer } = await send(method, `${below}${path}`, body);
      return { ...answer, status };
    },
    refresh: readToken,
  };
}
