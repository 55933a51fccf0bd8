import { logoParts } from "#content/brand/logo-parts.ts";
import { useWords } from "../../words/use-words.ts";
import { LogoField } from "./logo-field.tsx";

/** The pictures of the logo, each on the ground for which it is. */
export function LogoFields() {
  const { logo } = useWords("admin-brand");
  return (
    <>
      <p className="max-w-3xl text-sm text-muted">{logo.files}</p>
      <div className="logo-fields">
        {logoParts.map((part) => (
          <LogoField key={part} part={part} />
        ))}
      </div>
    </>
  );
}
