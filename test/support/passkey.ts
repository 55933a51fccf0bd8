import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { TestBrowser } from "./test-browser.ts";

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const text64 = (data: Buffer | string) => Buffer.from(data).toString("base64url");

/** CBOR (RFC 8949) of what an attestation needs: short texts, byte strings and maps of encoded pairs. */
const cbor = {
  text: (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]),
  bytes: (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]),
  map: (...pairs: Buffer[]) => Buffer.concat([Buffer.from([0xa0 + pairs.length / 2]), ...pairs]),
};

/** Returns a passkey in software (WebAuthn Level 3), as an attacker would write one. */
export function softwarePasskey({ verifiesUser = true } = {}) {
  const id = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y } = publicKey.export({ format: "jwk" });
  let counter = 0;
  const flags = (verified: boolean) => 0x01 | (verified ? 0x04 : 0);

  function authenticatorData(flag: number, more = Buffer.alloc(0)) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256("localhost"), Buffer.from([flag]), count, more]);
  }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: "http://localhost:3000", crossOrigin: false }));
  const credential = (response: object) => ({
    id: text64(id),
    rawId: text64(id),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    id: text64(id),
    registration(challenge: string) {
      const [kty, alg, curve] = [Buffer.from([1, 2]), Buffer.from([3, 0x26]), Buffer.from([0x20, 1])];
      const point = (label: number, value: string) => [
        Buffer.from([label]),
        cbor.bytes(Buffer.from(value, "base64url")),
      ];
      const key = Buffer.concat([Buffer.from([0xa5]), kty, alg, curve, ...point(0x21, x!), ...point(0x22, y!)]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const object = cbor.map(
        cbor.text("fmt"),
        cbor.text("none"),
        cbor.text("attStmt"),
        cbor.map(),
        cbor.text("authData"),
        cbor.bytes(authenticatorData(flags(verifiesUser) | 0x40, attested)),
      );
      const clientDataJSON = text64(clientData("webauthn.create", challenge));
      return credential({ clientDataJSON, attestationObject: text64(object), transports: ["internal"] });
    },
    assertion(challenge: string, { verifiesUser: verified = verifiesUser } = {}) {
      const data = authenticatorData(flags(verified));
      const client = clientData("webauthn.get", challenge);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: text64(client),
        authenticatorData: text64(data),
        signature: text64(signature),
        userHandle: text64(id),
      });
    },
  };
}
type SoftwarePasskey = ReturnType<typeof softwarePasskey>;

/** Registers the passkey for whoever is logged in; returns the first refusal, or the registration's response. */
export async function registerPasskey(browser: TestBrowser, passkey: SoftwarePasskey, name = "Kunci") {
  const options = await browser.send("GET", "/auth/passkey/generate-register-options");
  if (options.statusCode !== 200) return options;
  const response = passkey.registration(options.json().challenge);
  return browser.send("POST", "/auth/passkey/verify-registration", { response, name });
}

export async function logInWithPasskey(browser: TestBrowser, passkey: SoftwarePasskey) {
  const options = await browser.send("GET", "/auth/passkey/generate-authenticate-options");
  const response = passkey.assertion(options.json().challenge);
  return browser.send("POST", "/auth/passkey/verify-authentication", { response });
}
