/** A form that came without JavaScript and was refused: what was typed, and what is wrong with it. */
export interface FormState {
  values: Record<string, string>;
  issues: { path: string; code: string; message: string }[];
  /** What is wrong with the request as a whole: too many of them, or its input. */
  problem: { code: string; title: string };
}

/** A page that the API requests from the page server, for one response only. */
export interface PageRequest {
  pathname: string;
  /** The client's IP address: no client's pages hold up those of the others. */
  address: string;
  /** What a refused form shows. */
  state?: FormState;
  status: number;
  /** The Accept-Encoding header of the request. */
  accepts: string | string[] | undefined;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** Renders a page; undefined when too many wait to be rendered. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | undefined>;
