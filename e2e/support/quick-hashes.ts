import crypto, { type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/**
 * Preloaded by the server of the journeys: scrypt runs at a hundredth of its cost, since hashing took more than half of the
 * server's processor time. A hash still names the full cost; hashes of the real cost have tests of their own, and no key of
 * the configuration lowers it.
 */
const scrypt = crypto.scrypt;
type Callback = Parameters<typeof scrypt>[4];

crypto.scrypt = ((password: string, salt: Buffer, length: number, options: ScryptOptions, callback: Callback) =>
  scrypt(password, salt, length, { ...options, N: 2 ** 10 }, callback)) as typeof scrypt;
syncBuiltinESMExports();
