import type { PublishRefusal } from "#publishing/publications/publish.server.ts";
import type { Locale } from "#text/locales.ts";
import type { ApiDeps } from "../../http/deps.ts";
import { Problem } from "../../http/problem.ts";
import { describeIssues, findDocument, staleDocument } from "./content-params.ts";

/** Returns the response to a publication that was refused: which field of which text keeps it back, or what came between. */
export async function publishRefusal(deps: ApiDeps, refusal: PublishRefusal, reader: Locale): Promise<Error> {
  switch (refusal.code) {
    case "words_invalid": {
      const errors = refusal.issues.flatMap(({ document, locale, issue }) =>
        describeIssues([issue], reader).map(({ path, ...rest }) => ({ path: `${document}/${locale}${path}`, ...rest })),
      );
      return new Problem(422, "words_invalid", { extra: { errors } });
    }
    case "stale_version":
      return staleDocument(deps, findDocument(refusal.document), refusal.locale, reader);
    case "nothing_to_publish": {
      const { document, locale } = refusal;
      return new Problem(409, "nothing_to_publish", { extra: { document, locale } });
    }
    case "slug_taken":
      return slugTaken();
    case "not_found":
      return new Problem(404, "not_found");
    default:
      return new Problem(409, refusal.code);
  }
}

/** Returns the refusal of an address that another entry has. */
export const slugTaken = () => new Problem(409, "slug_taken", { issues: [{ path: "slug", code: "slug_taken" }] });
