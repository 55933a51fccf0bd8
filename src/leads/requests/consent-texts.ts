/** The words in force beside a form, in its language; hashes are SHA-256, hexadecimal. */
export interface ConsentTexts {
  /** Version of the privacy text. */
  privacyVersion: string;
  privacyHash: string;
  /** Of the sentence beside the box for news. */
  marketingHash: string;
}

/** What was consented to, and the proof of its words. */
export interface ConsentProof {
  privacy_version: string;
  /** Null when the sender saw another version than the one in force. */
  privacy_hash: string | null;
  marketing_hash: string | null;
}

/**
 * Writes down which words a request was sent under.
 * @param shown the version of the privacy text that the form named; empty when it named none
 */
export function consentProof(shown: string, marketing: boolean, texts: ConsentTexts): ConsentProof {
  const inForce = shown === "" || shown === texts.privacyVersion;
  return {
    privacy_version: shown || texts.privacyVersion,
    privacy_hash: inForce ? texts.privacyHash : null,
    marketing_hash: inForce && marketing ? texts.marketingHash : null,
  };
}
