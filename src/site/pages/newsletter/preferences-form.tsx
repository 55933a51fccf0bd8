import { letterTopics } from "#catalogue/letter-topics.ts";
import type { SubscribeWords } from "#content/kinds/newsletter/subscribe.ts";
import { locales } from "#text/locales.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import type { ChosenLetters } from "../../site-services.ts";
import { usePage } from "../../use-page.ts";

interface PreferencesFormProps {
  words: SubscribeWords["preferences"];
  token: string;
  chosen: ChosenLetters;
}

/** Renders a plain form with the topics and the language of a subscriber. */
export function PreferencesForm({ words, token, chosen }: PreferencesFormProps) {
  const { apiBase } = usePage();
  const query = new URLSearchParams({ token }).toString();
  const action = `${apiBase}/subscribe/preferences?${query}`;
  return (
    <form action={action} method="post" className="grid w-full max-w-xl gap-8 text-start">
      <fieldset>
        <legend className="mb-2 font-semibold">{words.topics}</legend>
        {letterTopics.map((topic) => {
          const { title, body } = words.topic[topic];
          const label = (
            <>
              <span className="block">{title}</span>
              <span className="block text-sm text-muted">{body}</span>
            </>
          );
          const isChosen = chosen.topics.includes(topic);
          return (
            <Checkbox
              key={topic}
              id={`topic-${topic}`}
              name={`topic_${topic}`}
              label={label}
              defaultChecked={isChosen}
            />
          );
        })}
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-semibold">{words.language}</legend>
        {locales.map((locale) => (
          <label key={locale} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="language"
              value={locale}
              defaultChecked={chosen.locale === locale}
              className="size-5 shrink-0"
            />
            <span lang={locale}>{words.languages[locale]}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <button type="submit" className="btn btn-primary">
          {words.save}
        </button>
        <p className="mt-3 text-sm text-muted">{words.note}</p>
      </div>
    </form>
  );
}
