import type { LoaderFunctionArgs } from "react-router";
import { type ReferenceCall, type ReferenceGroup, readReference } from "../../api-reference.ts";
import { loadPage } from "../../page.server.ts";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import { CallCard } from "./call-card.tsx";

interface Extra {
  groups: ReferenceGroup[];
}

export const loader = (args: LoaderFunctionArgs) =>
  loadPage<Extra>(args, async ({ openapi }) => ({ groups: readReference(await openapi()) }));

/** Renders every call of the API, read from its OpenAPI specification, so that page and server cannot differ. */
export default function DocsApi() {
  const { words, extra, apiBase } = usePage<"docs", Extra>();
  const { Hero, Manual, ManualChapter, NextStep } = useSections();
  const { reference } = words;
  const groups = inOrder(extra.groups, Object.keys(reference.groups));
  const titleOf = (tag: string) => reference.groups[tag]?.title ?? tag;
  return (
    <>
      <Hero
        {...reference.hero}
        actions={
          <a href={`${apiBase}/openapi.json`} className="btn btn-secondary" download>
            {reference.download}
          </a>
        }
      />
      <Manual
        label={reference.contents}
        chapters={groups.map(({ tag, calls }) => ({
          title: titleOf(tag),
          links: calls.map((call) => ({ id: call.id, title: <CallName {...call} /> })),
        }))}
      >
        {groups.map(({ tag, calls }) => (
          <ManualChapter key={tag} title={titleOf(tag)} lead={reference.groups[tag]?.body}>
            {calls.map((call) => (
              <CallCard key={call.id} call={call} words={reference} />
            ))}
          </ManualChapter>
        ))}
      </Manual>
      <NextStep {...words.next} />
    </>
  );
}

function CallName({ method, path }: ReferenceCall) {
  return (
    <span className="min-w-0 font-mono text-xs/snug wrap-anywhere">
      <b className="verb min-w-0!" data-verb={method}>
        {method}
      </b>{" "}
      {path}
    </span>
  );
}

/** Sorts tags: those with words first, in the order of the words, then any other. */
function inOrder(groups: ReferenceGroup[], tags: string[]): ReferenceGroup[] {
  const place = (tag: string) => (tags.includes(tag) ? tags.indexOf(tag) : tags.length);
  return groups.toSorted((a, b) => place(a.tag) - place(b.tag));
}
