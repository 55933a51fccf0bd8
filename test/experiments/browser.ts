import type { Exposures } from "#text/exposures.ts";
import type { ExperimentServer } from "./experiment-server.ts";

/** How a visitor's browser differs from others, decided before it is opened. */
export interface BrowserKind {
  kind: "visitor" | "crawler" | "staff" | "untracked" | "prerender";
  locale: "id" | "en";
  device: "phone" | "tablet" | "desktop";
  source: string;
}

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";
const agents: Partial<Record<BrowserKind["kind"], string>> = { crawler: "Mozilla/5.0 (compatible; Googlebot/2.1)" };

/** A browser as the server sees it: its cookies, what its storage contains, and what the visitor script sends. */
export class SimulatedBrowser {
  readonly is: BrowserKind;
  /** The arm of each page that it was shown. */
  readonly shown = new Set<string>();
  private readonly server: ExperimentServer;
  private cookie = "";
  private exposures: Exposures = {};

  constructor(server: ExperimentServer, is: BrowserKind) {
    this.server = server;
    this.is = is;
    if (is.kind === "staff") this.cookie = "staff=1";
  }

  /** Opens a page and counts its experiment as the visitor script does; returns whether the browser was counted now. */
  async open(pathname: string): Promise<boolean> {
    const { headers, body, status } = await this.server.send("GET", pathname, this.headers());
    if (status !== 200) throw new Error(`${pathname} responded with ${status}`);
    const [cookie] = [headers["set-cookie"] ?? []].flat();
    if (cookie) this.cookie = cookie.split(";", 1)[0]!;
    const arm = /data-arm="([^"]+)"/.exec(body)?.[1];
    if (arm) this.shown.add(arm);
    const [experiment, key] = arm?.split("=") ?? [];
    if (!experiment || this.is.kind !== "visitor" || experiment in this.exposures) return false;
    const { locale, device, source } = this.is;
    this.exposures = { ...this.exposures, [experiment]: { arm: key!, locale, device, source } };
    const event = { name: "experiment_exposure", experiment, ...this.exposures[experiment]! };
    await this.post("/events", event, 202);
    return true;
  }

  /** Sends a call with what this browser has seen. */
  async post(path: string, body: object, expected: number, headers: Record<string, string> = {}): Promise<string> {
    const seen = Object.keys(this.exposures).length > 0 ? { exposures: this.exposures } : {};
    const whole = path === "/events" ? body : { ...body, ...seen };
    const reply = await this.server.send("POST", `/api${path}`, { ...this.headers(), ...headers }, whole);
    if (reply.status !== expected) throw new Error(`${path} responded with ${reply.status}: ${reply.body}`);
    return reply.body;
  }

  private headers(): Record<string, string> {
    return { "user-agent": agents[this.is.kind] ?? chrome, ...(this.cookie && { cookie: this.cookie }) };
  }
}
