/**
 * Banks to which money is returned by transfer, by the name their customers use: the large ones first, then by letter.
 * One that is missing is typed.
 */
export const banks = [
  "BCA",
  "Mandiri",
  "BRI",
  "BNI",
  "BSI",
  "BTN",
  "CIMB Niaga",
  "Permata",
  "Danamon",
  "OCBC",
  "Allo Bank",
  "BCA Digital (blu)",
  "BCA Syariah",
  "BJB",
  "BPD Bali",
  "Bank Aladin",
  "Bank DKI (Bank Jakarta)",
  "Bank Jago",
  "Bank Jateng",
  "Bank Jatim",
  "Bank Mega",
  "Bank Muamalat",
  "Bank Neo Commerce",
  "Bank Raya",
  "Bank Sinarmas",
  "Bank Sumut",
  "Citibank",
  "DBS",
  "HSBC",
  "Jenius (SMBC Indonesia)",
  "KB Bank",
  "Maybank",
  "Panin",
  "SeaBank",
  "Standard Chartered",
  "Superbank",
  "UOB",
] as const;

/** What stands in the place of a bank that is not in the list. */
export const otherBank = "other";
