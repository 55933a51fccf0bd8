/** By what a request was found odd, in words; rows of earlier versions may name reasons that are no more. */
const words: Record<string, string> = {
  honeypot: "isian tersembunyi yang tidak terlihat orang ternyata terisi",
  links: "ada tautan di nama, perusahaan, atau jabatan, atau terlalu banyak tautan di pesan",
  too_fast: "dikirim sangat cepat",
};

/** Why a request may be spam, in Indonesian, as part of a sentence. */
export function suspicionWords(suspicion: string | null): string {
  return words[suspicion ?? ""] ?? "ada yang janggal";
}
