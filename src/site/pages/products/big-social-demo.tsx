import type { BigSocialDemoWords } from "#content/kinds/big-social-demo.ts";
import BigSocialDemo from "../../islands/big-social-demo.tsx";
import { Island } from "../../layout/island.tsx";
import { WideSection } from "../../sections/wide-section.tsx";
import { useHref, usePage } from "../../use-page.ts";

/** Renders the demo on BigSocial's product page; the island is loaded only when it comes into view. */
export function BigSocialDemoSection({ words }: { words: BigSocialDemoWords }) {
  const { locale } = usePage().address;
  const href = useHref();
  return (
    <WideSection title={words.title} lead={words.lead} id="demo" takesFocus ground="mist">
      <Island
        name="big-social-demo"
        component={BigSocialDemo}
        props={{ words, locale, contactHref: href("/contact-us?product=big-social") }}
        whenVisible
      />
    </WideSection>
  );
}
