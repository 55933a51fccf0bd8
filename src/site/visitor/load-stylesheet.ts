import stylesheet from "../styles/site.css?url";

let loading: Promise<void> | undefined;

/**
 * Loads the whole stylesheet. A page has only the styles of its first state; what a script adds to it may need others.
 */
export function loadStylesheet(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: stylesheet });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  return loading;
}
