import { z } from "zod";
import { get, pageQuery, post } from "#contract/contract.ts";
import { publicationBody, publicationDetail, publicationRow, publicationStates, reviewBody } from "../content-view.ts";

const reads = ["content", "read"] as const;
const writes = ["content", "write"] as const;
const params = z.object({ id: z.uuid() });
const refuses = {
  not_found: 404,
  already_ended: 409,
  published_since: 409,
  own_publication: 409,
  words_invalid: 409,
  collection_empty: 409,
} as const;

/** The calls of publications: what becomes visible as a whole, now, at a time, or after a second person. */
export const publicationContract = {
  list: get("/admin/content/publications", {
    permission: reads,
    summary: "What was published, or waits for its time or a second person",
    query: pageQuery.extend({ state: z.enum(publicationStates).optional() }),
    row: publicationRow,
  }),
  publish: post("/admin/content/publications", {
    permission: writes,
    recentFactor: true,
    summary: "Publish drafts as one change, now or at a time",
    description: "422 `words_invalid` with `errors`: the fields that keep the words from being published.",
    body: publicationBody,
    status: 201,
    data: publicationRow,
    statuses: [400, 401, 403, 404, 409, 422],
  }),
  read: get("/admin/content/publications/:id", {
    permission: reads,
    summary: "A publication with the fields that it changed or will change",
    params,
    data: publicationDetail,
  }),
  withdraw: post("/admin/content/publications/:id/withdraw", {
    permission: writes,
    summary: "Take a publication back, or cancel one that waits",
    params,
    data: publicationRow,
    refuses,
  }),
  review: post("/admin/content/publications/:id/review", {
    permission: writes,
    summary: "Approve or refuse, as a second person",
    params,
    body: reviewBody,
    data: publicationRow,
    refuses,
  }),
};
