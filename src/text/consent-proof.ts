/** The privacy text in force beside a form. */
export interface PrivacyText {
  privacyVersion: string;
  /** SHA-256, hexadecimal. */
  privacyHash: string;
}

/** The texts that were shown beside a form, and their proof. */
export interface ConsentProof {
  privacy_version: string;
  /** SHA-256 of the privacy text; null when the sender saw another version than the one in force. */
  privacy_hash: string | null;
  /** SHA-256 of the sentence that was agreed to; null with another version, and without consent. */
  text_hash: string | null;
}

/**
 * Returns the proof of the texts beside a form.
 * @param shown the version of the privacy text that the form names; empty when it names none
 * @param agreed SHA-256 of the sentence beside the box; null when it was not ticked
 */
export function consentProof(shown: string, texts: PrivacyText, agreed: string | null): ConsentProof {
  const inForce = shown === "" || shown === texts.privacyVersion;
  return {
    privacy_version: shown || texts.privacyVersion,
    privacy_hash: inForce ? texts.privacyHash : null,
    text_hash: inForce ? agreed : null,
  };
}
