/** What the conversation needs to know of a lead; the screen that shows it has read it. */
export interface LeadSummary {
  name: string;
  company: string;
  email: string;
  locale: "id" | "en";
  product: string;
  state: string;
}
