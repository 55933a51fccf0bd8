import { contentName, soldOnline } from "#catalogue/products.ts";

/** Old and likely paths; each is redirected (301) to the page's current path. */
export const renamedPaths: Record<string, string> = {
  ...Object.fromEntries(soldOnline.map((id) => [`/choosing-${id}`, `/choosing-${contentName(id)}`])),
  "/docs/first-steps": "/docs",
  "/pricing": "/products/pricing",
  "/contact": "/contact-us",
  "/about": "/about-us",
  "/auth": "/auth/login",
  "/login": "/auth/login",
  "/logout": "/account",
  "/register": "/auth/register",
  "/cookies": "/privacy-policy",
  "/privacy": "/privacy-policy",
  "/terms": "/terms-and-conditions",
  "/contact-us/thank-you/end-to-end": "/contact-us/thank-you/end-to-end-platform",
  "/thank-you/end-to-end-platform": "/thank-you/end-to-end",
  "/solutions/energy": "/solutions/energy-and-utilities",
  "/products/big-vision/ocr": "/products/big-vision/optical-character-recognition",
};
