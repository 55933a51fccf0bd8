import mark96 from "./mark.png?inline";

/** The mark as an attached picture: nothing is fetched, so nothing is tracked or blocked. 96 px, shown at 28. */
export const mark = {
  cid: "mark@bigsuite",
  filename: "bigsuite.png",
  contentType: "image/png",
  content: Buffer.from(mark96.slice(mark96.indexOf(",") + 1), "base64"),
};
