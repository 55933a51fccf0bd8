/**
 * What the journeys in other engines ask of a browser: few calls, so that Firefox (WebDriver BiDi) and WebKit (the classic
 * WebDriver protocol) can both answer them.
 */
export interface Tab {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  url(): Promise<string>;
  /** Runs a function in the page, with arguments that JSON can write, and returns what it resolves to. */
  run<Arguments extends unknown[], Result>(
    script: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result>;
  /** Clicks in the middle of the first element that matches, as a mouse does. */
  click(selector: string): Promise<void>;
  /** Types a text into the focused element, key by key. */
  type(text: string): Promise<void>;
  /** Presses one key, or a key with others held: `press("Control", "k")`. */
  press(...keys: string[]): Promise<void>;
  /** Chooses a file in a field for files. */
  choose(selector: string, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  addCookies(cookies: Cookie[]): Promise<void>;
  /** Closes the tab with all that its visitor has stored. */
  close(): Promise<void>;
}

interface Cookie {
  name: string;
  value: string;
  domain: string;
  path: string;
  httpOnly: boolean;
}

/** A browser that runs; every tab is a visitor of its own. */
export interface RunningBrowser {
  newTab(): Promise<Tab>;
  stop(): Promise<void>;
}

export interface Engine {
  name: string;
  /** Returns the Debian packages that this machine lacks for it. */
  missing(): string[];
  start(): Promise<RunningBrowser>;
}
