import { Link } from "react-router";
import type { FactRow } from "#publishing/content-view.ts";
import { fill } from "#text/fill.ts";
import { useCall, useLocale, useWords } from "../../kit/data.ts";
import { Loading, Panel, RefusalNote, Screen } from "../../kit/parts.ts";
import "./content.css";
import { useDocumentName } from "./list/document-name.ts";
import { fieldAddress } from "./list/field-address.ts";
import { SectionLinks } from "./list/section-links.tsx";

/** Lists the facts that are samples, with the texts and pages that show them in square brackets. */
export default function FactsScreen() {
  const { facts: words } = useWords("admin-content-board");
  const { data, refusal, refetch } = useCall("/admin/content/facts");
  const samples = data?.filter(({ sample }) => sample) ?? [];
  return (
    <Screen title={words.title}>
      <SectionLinks />
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!data && !refusal && <Loading lines={10} />}
      {data && (
        <>
          <p className="max-w-3xl text-sm text-muted">{samples.length > 0 ? words.lead : words.none}</p>
          {samples.map((fact) => (
            <Sample key={fact.key} fact={fact} />
          ))}
        </>
      )}
    </Screen>
  );
}

function Sample({ fact: { key, values, documents } }: { fact: FactRow }) {
  const { facts: words } = useWords("admin-content-board");
  const locale = useLocale();
  const nameOf = useDocumentName();
  const edit = (
    <Link className="link text-sm" to={fieldAddress("facts", `/${key}`)}>
      {words.edit}
    </Link>
  );
  return (
    <Panel title={values[locale]} actions={edit}>
      {documents.length === 0 ? (
        <p className="text-sm text-muted">{words.unused}</p>
      ) : (
        <ul className="grid gap-1 text-sm">
          {documents.map(({ name, title, pages }) => (
            <li key={name}>
              <Link to={fieldAddress(name)}>{nameOf({ name, title })}</Link>{" "}
              <span className="text-muted">{pages.length > 0 ? fill(words.on, { pages: pages.join(", ") }) : ""}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
