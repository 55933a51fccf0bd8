import { createHmac } from "node:crypto";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";

/** A browser for tests: stores cookies, and sends its origin and the access token when it has one. */
export interface TestBrowser {
  token: string | undefined;
  cookies: Map<string, string>;
  send(method: InjectOptions["method"], path: string, body?: object, headers?: object): Promise<LightMyRequestResponse>;
  /** Fetches a fresh access token through the session cookie. */
  refresh(): Promise<LightMyRequestResponse>;
}

export function testBrowser(app: FastifyInstance, { address = "10.0.0.1", origin = "http://localhost:3000" } = {}) {
  const browser: TestBrowser = {
    token: undefined,
    cookies: new Map(),
    async send(method, path, body, headers = {}) {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const response = await app.inject({
        method: method!,
        url: `/api${path}`,
        remoteAddress: address,
        headers: {
          origin,
          "user-agent": "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
          ...(cookie && path.startsWith("/auth/") ? { cookie } : {}),
          ...(browser.token ? { authorization: `Bearer ${browser.token}` } : {}),
          ...headers,
        },
        ...(body ? { payload: body } : {}),
      });
      for (const { name, value, maxAge } of response.cookies) {
        if (maxAge === 0) browser.cookies.delete(name);
        else browser.cookies.set(name, value);
      }
      return response;
    },
    async refresh() {
      const response = await browser.send("GET", "/auth/token");
      browser.token = response.statusCode === 200 ? response.json().token : undefined;
      return response;
    },
  };
  return browser;
}

export const testPassword = "becak ungu naik gunung";

/** Returns a valid registration; `name` makes username and e-mail unique. */
export function testRegistration(name: string, overrides: object = {}) {
  return {
    first_name: "Siti",
    last_name: "Rahma",
    username: name,
    email: `${name}@contoh.id`,
    phone_number: "0812 3456 7890",
    company: "PT Contoh",
    job_role: "Analis",
    password: testPassword,
    ...overrides,
  };
}

/** Registers a person, logs them in, and returns their browser with an access token. */
export async function loggedIn(
  app: FastifyInstance,
  name: string,
  options: { address?: string; origin?: string } = {},
) {
  const browser = testBrowser(app, options);
  await browser.send("POST", "/auth/sign-up/email", testRegistration(name));
  await browser.send("POST", "/auth/sign-in/username", { username: name, password: testPassword });
  await browser.refresh();
  if (!browser.token) throw new Error(`${name} could not log in`);
  return browser;
}

/**
 * Returns the code that an authenticator app shows (RFC 6238 with its defaults).
 * @param later so many half minutes from now: each code is accepted once
 */
export function totp(uri: string, later = 0): string {
  const secret = new URL(uri).searchParams.get("secret")!;
  const bits = [...secret.replace(/=+$/, "")].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits
    .join("")
    .match(/.{8}/g)!
    .map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const digest = createHmac("sha1", Buffer.from(bytes)).update(counter).digest();
  const offset = digest.at(-1)! & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
