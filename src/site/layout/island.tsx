import { type ComponentType, createElement, useId } from "react";
import { renderToString } from "react-dom/server";
import { usePage } from "../use-page.ts";

interface IslandProps<Props> {
  /** The file's name in `islands/`. */
  name: string;
  component: ComponentType<Props>;
  /** Props of the component; they are in the page as JSON. */
  props: Props;
  /** When it is hydrated: `load` at once, `visible` when it comes near the view. */
  when?: "load" | "visible";
  className?: string;
}

/**
 * Renders an island: the component as plain HTML on its own root, with an id prefix of its own, so that the browser can
 * hydrate this part alone.
 */
export function Island<Props extends object>({ name, component, props, when = "load", className }: IslandProps<Props>) {
  const { assets } = usePage();
  const prefix = `${name}${useId().replace(/\W/g, "")}`;
  const html = renderToString(createElement(component, props), { identifierPrefix: prefix });
  const json = JSON.stringify(props).replaceAll("<", "\\u003c");
  return (
    <>
      {when === "load" &&
        (assets.islands[name] ?? []).map((file) => (
          <link key={file} rel="modulepreload" fetchPriority="low" href={file} />
        ))}
      <div
        data-island={name}
        data-prefix={prefix}
        data-when={when}
        className={className}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}
