import { z } from "zod";
import { label, text } from "./shared/parts.ts";

/** The interactive demo on BigSocial's product page; the mentions themselves are sample data and stay with it. */
export const bigSocialDemo = z.strictObject({
  title: text(80),
  lead: text(260, 20),
  sample: text(80),
  close: label,
  open: label,
  closed: text(120),
  /** The field for the visitor's own brand; `sample` replaces the mark above while one is there. */
  brand: z.strictObject({ label, hint: text(120), clear: label, sample: text(80) }),
  filters: z.strictObject({
    label,
    topic: label,
    source: label,
    sentiment: label,
    issue: label,
    from: label,
    to: label,
    all: label,
    clear: label,
  }),
  /** `{n}` is the number of mentions. */
  found: text(80),
  nothing: text(120),
  figures: z.strictObject({ mentions: label, reach: label, positive: label, negative: label }),
  /** In `peak`, `{day}` is the day with most mentions and `{n}` their number. */
  overTime: z.strictObject({ title: text(80), peak: text(80), table: label, week: label, drag: text(120) }),
  share: label,
  sentiment: label,
  /** `tones` is read out after the number of an issue, in place of its bar. */
  issues: z.strictObject({ title: label, hint: text(80), tones: text(120) }),
  /** In `replies`, `{n}` is how many posts replied to the mentions of a voice. */
  voices: z.strictObject({ title: label, replies: label }),
  /** `notes` are what the system adds to a mention: its language, or that its label is wrong. */
  mentions: z.strictObject({
    title: label,
    more: label,
    seen: text(60),
    notes: z.strictObject({ jv: label, su: label, mixed: label, sarcasm: label, wrong: label }),
  }),
  /** The panes between which a phone swipes. */
  panes: z.strictObject({ label, chart: label, issues: label, mentions: label }),
  guide: z.strictObject({
    label,
    /** `{n}` is the number of the step, `{all}` how many there are. */
    step: label,
    back: label,
    next: label,
    contact: label,
    steps: z.array(z.strictObject({ title: text(80), body: text(200, 20) })).length(4),
  }),
  sources: z.strictObject({ x: label, instagram: label, tiktok: label, facebook: label, news: label, forum: label }),
  sentiments: z.strictObject({ positive: label, neutral: label, negative: label }),
  issueNames: z.strictObject({
    taste: label,
    price: label,
    queue: label,
    app: label,
    delivery: label,
    packaging: label,
    promo: label,
    staff: label,
    place: label,
    menu: label,
  }),
});
export type BigSocialDemoWords = z.infer<typeof bigSocialDemo>;
