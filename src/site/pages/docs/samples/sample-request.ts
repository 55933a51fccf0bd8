/** A value that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A request shown in the documentation, from which a sample is written in each language. */
export interface SampleRequest {
  method: string;
  /** Below the base of its API, with its query. */
  path: string;
  headers?: Record<string, string>;
  /** The environment variable with the bearer token: that of a login, or a product's key. */
  bearer?: "TOKEN" | "BIGSUITE_KEY";
  body?: Json;
  /** Whether the response is a file or empty, so that the sample prints the status only. */
  noJson?: boolean;
}

/** The languages of samples, in the order of their tabs. */
export const sampleLanguages = { sh: "curl", js: "JavaScript", py: "Python", php: "PHP" } as const;
export type SampleLanguage = keyof typeof sampleLanguages;
export type Sample = Partial<Record<SampleLanguage, string>>;
