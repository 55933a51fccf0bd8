import { post } from "#contract/contract.ts";
import { mailPreview, mailPreviewBody, previewBody, previewView } from "../content-view.ts";

const preview = {
  permission: ["content", "write"],
  bodyLimit: "file",
  statuses: [400, 401, 403, 404, 409, 413],
} as const;

/** The calls that show words which are not published, in a page or in a mail. */
export const previewContract = {
  page: post("/admin/content/previews", {
    ...preview,
    summary: "A page with words that are not published, at an address that expires",
    body: previewBody,
    data: previewView,
  }),
  mail: post("/admin/content/mail-previews", {
    ...preview,
    summary: "A mail with sample data and with words that are not published",
    body: mailPreviewBody,
    data: mailPreview,
  }),
};
