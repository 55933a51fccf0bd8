import { randomInt } from "node:crypto";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { canonicalRecoveryCode, recoveryAlphabet } from "./recovery-codes.ts";

/** Ten codes of ten characters, some 49 bits each: five guesses end a login, ten lock the second step. */
const shape = { codes: 10, characters: 10 } as const;

/** Generates the codes that replace the authenticator app, as they are shown: `k7m2p-x9wqr`. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: shape.codes }, () => {
    const character = () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]!;
    const code = Array.from({ length: shape.characters }, character).join("");
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
}

/**
 * Encrypts the stored codes as Better Auth does, so that codes of earlier releases still work. Decrypted, they have the
 * canonical form in which they are compared.
 */
export function recoveryCodeStorage(key: string) {
  return {
    encrypt: (data: string) => symmetricEncrypt({ key, data }),
    async decrypt(data: string): Promise<string> {
      const codes = JSON.parse(await symmetricDecrypt({ key, data })) as string[];
      return JSON.stringify(codes.map(canonicalRecoveryCode));
    },
  };
}
