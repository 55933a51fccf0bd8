import mark96 from "./mark.png?inline";

/** Pixels of the attached mark, which is shown at 28. */
export const markPixels = 96;

const shipped = Buffer.from(mark96.slice(mark96.indexOf(",") + 1), "base64");

/**
 * Returns the mark as an attached picture: nothing is fetched, so nothing is tracked or blocked.
 * @param own the company's own mark as PNG; without it, the shipped one
 */
export const markPicture = (own?: Uint8Array) => ({
  cid: markId,
  filename: "logo.png",
  contentType: "image/png",
  content: own ? Buffer.from(own) : shipped,
});

/** What mails refer to it by. */
export const markId = "mark@bigsuite";
