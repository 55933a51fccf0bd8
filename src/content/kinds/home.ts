import { z } from "zod";
import { heading, hero, label, link, next, point, productId, questions, text } from "./shared/parts.ts";

const short = text(60);

/** Returns the schema of one stop of the journey: its time, the event, and the screen of the product. */
const station = <Scene extends z.ZodRawShape>(scene: Scene) =>
  z.strictObject({ time: label, title: heading, body: text(420, 20), scene: z.strictObject(scene) });

/**
 * The home page tells one journey: a single complaint is collected, stored, queried, understood, acted on and shared.
 */
export const home = z.strictObject({
  /**
   * `accent` is the part of the title in the brand's colour; `{price}` is the cheapest package's monthly price; `legend` says
   * of how many posts a figure on the map stands, with `{count}`.
   */
  hero: hero.extend({ accent: label, price: short, replay: label, legend: text(80) }),
  /** The tiles of the second edition's control room; its other pictures show what the journey tells. */
  room: z.strictObject({
    title: heading,
    lead: text(320),
    stream: z.strictObject({
      title: short,
      meta: label,
      posts: z
        .array(
          z.strictObject({ place: label, time: label, text: text(160), tag: label, tone: z.enum(["good", "bad"]) }),
        )
        .length(5),
    }),
    tasks: z.strictObject({
      title: short,
      waiting: label,
      done: label,
      items: z.array(z.strictObject({ label: short, owner: short, due: label, isDone: z.boolean() })).length(3),
    }),
    figure: z.strictObject({
      title: short,
      value: z.int().positive(),
      label,
      days: z.array(z.strictObject({ label, value: z.int().positive() })).length(7),
    }),
    chat: short,
    ask: z.strictObject({ title: short, field: label, send: label, examples: z.array(label).length(3) }),
    price: z.strictObject({ title: short, month: label, more: label }),
  }),
  journey: z.strictObject({
    title: heading,
    lead: text(320),
    stations: z.strictObject({
      collect: station({ author: short, place: short, text: text(160), tags: z.array(label).length(3) }),
      keep: station({
        table: short,
        columns: z.array(label).length(3),
        rows: z.array(z.array(label).length(3)).length(3),
        source: short,
      }),
      ask: station({
        question: text(90),
        answer: text(90),
        bars: z.array(z.strictObject({ label, value: z.int().positive() })).length(4),
      }),
      understand: station({
        document: short,
        fields: z.array(z.strictObject({ name: label, value: label })).length(3),
        clause: text(90),
      }),
      act: station({ task: short, owner: short, state: label, steps: z.array(short).length(3) }),
      share: station({ dataset: short, label: text(160, 20), facts: z.array(label).length(3) }),
    }),
  }),
  /** The stories of the set `customers`, one open at a time; `{name}` is the customer's. */
  change: z.strictObject({
    title: heading,
    choose: label,
    before: label,
    after: label,
    week: label,
    read: short,
    all: label,
  }),
  family: z.strictObject({ title: heading, lead: text(260) }),
  outcomes: z.strictObject({
    title: heading,
    items: z.array(point.extend({ products: z.array(productId).min(1).max(3) })).length(3),
  }),
  industries: z.strictObject({ title: heading, lead: text(260) }),
  proof: z.strictObject({
    title: heading,
    lead: text(320),
    items: z.array(z.strictObject({ figure: text(20), title: short, body: text(160) })).length(4),
  }),
  code: z.strictObject({
    title: heading,
    body: text(260),
    request: label,
    response: label,
    copy: label,
    copied: label,
    more: link,
  }),
  questions: questions(4, 6),
  next,
});
export type HomeWords = z.infer<typeof home>;
export type Stations = HomeWords["journey"]["stations"];
