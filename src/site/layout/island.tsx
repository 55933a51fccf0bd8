import { type ComponentType, createElement, useId } from "react";
import { renderToString } from "react-dom/server";
import { usePage } from "../use-page.ts";

interface IslandProps<Props> {
  /** The file's name in `islands/`. */
  name: string;
  component: ComponentType<Props>;
  /** Props of the component; they are in the page as JSON. */
  props: Props;
  /** Whether it is hydrated once it comes near the view only, instead of after the first frame. */
  whenVisible?: boolean;
  className?: string;
}

/**
 * Renders an island: the component as plain HTML on its own root, with an id prefix of its own, so that the browser can
 * hydrate this part alone.
 */
export function Island<Props extends object>({ name, component, props, whenVisible, className }: IslandProps<Props>) {
  const { assets, common } = usePage();
  const { failed, reload } = common.labels;
  const prefix = `${name}${useId().replace(/\W/g, "")}`;
  const html = renderToString(createElement(component, props), { identifierPrefix: prefix });
  // In a template, so that nothing is requested before the first frame; the visitor script adds them to the head.
  const preloads = (assets.islands[name] ?? []).map((file) => `<link rel="modulepreload" href="${file}">`);
  const json = JSON.stringify(props).replaceAll("<", "\\u003c");
  return (
    <>
      <div
        data-island={name}
        data-prefix={prefix}
        data-when-visible={whenVisible}
        data-failed={failed}
        data-reload={reload}
        className={className}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      <template dangerouslySetInnerHTML={{ __html: preloads.join("") }} />
    </>
  );
}
