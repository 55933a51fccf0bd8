/** The largest size of the company's own logo on a share picture, in pixels. */
export const logoBox = { width: 420, height: 54 };
