import { useEffect, useState } from "react";

/** Returns a number that changes whenever the theme does. */
export function useThemeVersion(): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const onChange = () => setVersion((count) => count + 1);
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const attribute = new MutationObserver(onChange);
    attribute.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    dark.addEventListener("change", onChange);
    return () => {
      attribute.disconnect();
      dark.removeEventListener("change", onChange);
    };
  }, []);
  return version;
}
