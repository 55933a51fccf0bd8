/** The texts in force beside a form, in its language; hashes are SHA-256, hexadecimal. */
export interface ConsentTexts {
  /** Version of the privacy text. */
  privacyVersion: string;
  privacyHash: string;
  /** Hash of the sentence beside the box for news. */
  marketingHash: string;
}

/** The texts that were consented to, and their proof. */
export interface ConsentProof {
  privacy_version: string;
  /** Null when the sender saw another version than the one in force. */
  privacy_hash: string | null;
  marketing_hash: string | null;
}

/**
 * Returns the proof of the texts beside a request's form.
 * @param shown the version of the privacy text that the form names; empty when it names none
 */
export function consentProof(shown: string, marketing: boolean, texts: ConsentTexts): ConsentProof {
  const inForce = shown === "" || shown === texts.privacyVersion;
  return {
    privacy_version: shown || texts.privacyVersion,
    privacy_hash: inForce ? texts.privacyHash : null,
    marketing_hash: inForce && marketing ? texts.marketingHash : null,
  };
}
