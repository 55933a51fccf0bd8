import type { InterruptionName } from "#content/kinds/interruptions.ts";
import { Inline } from "../sections/inline.tsx";
import { Title } from "../sections/title.tsx";
import { usePage } from "../use-page.ts";

export { loader } from "../page.server.ts";

/**
 * Renders the page shown instead of one that cannot be. It needs no database and no script: an empty link leads to the
 * URL that was requested, whatever it is.
 */
export default function Interruption() {
  const { words, row, common } = usePage<"interruptions">();
  const { title, lead } = words[row.about as InterruptionName];
  const { phone, email } = common.company;
  return (
    <div className="wrap lost lost-here">
      <div>
        {row.status && <p className="figure mb-6 text-primary">{row.status}</p>}
        <Title className="h1 max-w-3xl">{title}</Title>
        <p className="lead mt-5 max-w-2xl">
          <Inline text={lead} />
        </p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty link leads to the address that was requested. */}
        <a href="" className="btn btn-primary mt-8">
          {words.retry}
        </a>
        <p className="mt-10 text-muted">{words.contact}</p>
        <p className="flex flex-wrap gap-x-6">
          <a href={`tel:${phone}`} className="link num inline-flex min-h-11 items-center">
            {phone}
          </a>
          <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center">
            {email}
          </a>
        </p>
      </div>
    </div>
  );
}
