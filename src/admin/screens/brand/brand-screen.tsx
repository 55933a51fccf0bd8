import { useMemo } from "react";
import type { DocumentRow } from "#publishing/content-view.ts";
import { useCall } from "../../data/use-call.ts";
import { Loading } from "../../layout/loading.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useWords } from "../../words/use-words.ts";
import "../content/content.css";
import "./brand.css";
import { useDocument } from "../content/draft/use-document.ts";
import { Chooser } from "../content/preview/chooser.tsx";
import { BrandEditor, type BrandPart, brandParts } from "./brand-editor.tsx";

/** The documents in which the parts of the brand are. */
const documents: Record<BrandPart, string> = { company: "common", logo: "logo", colours: "brand" };

/** Edits what makes the site that of one company: its names, addresses, numbers, logo and colours. */
export default function BrandScreen() {
  const { parts } = useWords("admin-brand");
  const [filters, setFilters] = useUrlFilters(["part"]);
  const part = brandParts.find((each) => each === filters.part) ?? "company";
  return (
    <Part key={part} part={part}>
      <Chooser
        label={parts.label}
        value={part}
        onChange={(next) => setFilters({ part: next })}
        options={brandParts.map((each) => [each, parts[each]])}
      />
    </Part>
  );
}

/** Pages on which the brand is looked at: it is on all of them. */
const pages = ["/", "/products/big-social", "/contact-us", "/about-us"];

function Part({ part, children }: { part: BrandPart; children: React.ReactNode }) {
  const { title } = useWords("admin-brand");
  const { open, refusal, refetch } = useDocument(documents[part]);
  const { data: rows } = useCall<DocumentRow[]>("/admin/content/documents");
  const shown = useMemo(() => open && { ...open, view: { ...open.view, pages } }, [open]);
  if (shown)
    return (
      <BrandEditor open={shown} part={part} rows={rows ?? []}>
        {children}
      </BrandEditor>
    );
  return (
    <Screen title={title}>
      {children}
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!refusal && <Loading lines={8} />}
    </Screen>
  );
}
