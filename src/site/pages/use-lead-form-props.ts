import { type Address, localizeHref } from "#address/address.ts";
import { industryIds } from "#catalogue/industries.ts";
import type { LeadFormWords } from "../islands/form/use-lead-form.ts";
import { usePage } from "../use-page.ts";

/** Returns the props that every form that brings a lead has in common. */
export function useLeadFormProps<Words extends LeadFormWords & { form: { privacy: string } }>(
  words: Words,
  privacyVersion: string,
) {
  const { address, all, common, form } = usePage();
  return {
    words: {
      form: words.form as Words["form"],
      summary: words.summary,
      errors: words.errors,
      failure: words.failure,
      lead: common.leadForm,
    },
    industries: [
      ...industryIds.map((id) => ({ value: id, label: all.industries[id].name })),
      { value: "other", label: common.leadForm.otherIndustry },
    ],
    privacyHtml: inlineHtml(words.form.privacy, address),
    privacyVersion,
    form,
  };
}

/** Returns a text with its links as HTML, for islands, which do not know the page's language. */
function inlineHtml(text: string, address: Pick<Address, "locale" | "edition">): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return safe.replace(
    /\[([^[\]]+)\]\(([^()\s"]+)\)/g,
    (_, label: string, href: string) => `<a class="link" href="${localizeHref(href, address)}">${label}</a>`,
  );
}
