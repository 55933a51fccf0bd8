/** The kinds of pictures that can be uploaded; an animated one is shown still. */
export const pictureKinds = ["jpeg", "png", "webp", "avif", "gif", "svg"] as const;
export type PictureKind = (typeof pictureKinds)[number];
