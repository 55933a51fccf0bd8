import type { Issue, Sentiment } from "./structure.ts";

/** The same mentions for English readers, in the same order as the Indonesian ones. */
export const textsEn: Record<Issue, Record<Sentiment, readonly string[]>> = {
  taste: {
    positive: [
      "The {m} at {b} {c} is always the same: just sweet enough, and you taste the coffee.",
      "Tried plenty of places, the {m} at {b} still wins.",
      "Did {b} {c} change its beans? The {m} smells better than ever.",
    ],
    neutral: [
      "Has anyone tried the {m} at {b} {c}? What is it like?",
      "The {m} at {b} is sweeter than the one in {c}, maybe another barista.",
    ],
    negative: [
      "The {m} at {b} {c} was bland today, mostly ice.",
      "The {m} at {b} used to be good, now it tastes different every time.",
    ],
  },
  price: {
    positive: [
      "For a cup that size, the {m} at {b} is fairly priced.",
      "{b} {c} is still the kindest to my wallet for a full day of work.",
    ],
    neutral: ["How much is a {m} at {b} {c} these days?", "Comparing prices of {m}: {b} is in the middle."],
    negative: [
      "{b} raised the price of {m} again. In {c} you get two cups elsewhere.",
      "{b} costs more and the cup got smaller. Disappointed.",
    ],
  },
  queue: {
    positive: [
      "Long queue at {b} {c}, but it moves. Ten minutes and I had my {m}.",
      "{b} {c} has a pick-up lane now, no more queueing.",
    ],
    neutral: ["{b} {c} is packed at lunch time, allow a while.", "When is {b} {c} usually quiet?"],
    negative: [
      "Forty minutes for one {m} at {b} {c}. A single till open.",
      "Long wait at {b} {c}, and numbers called out of order.",
    ],
  },
  app: {
    positive: ["The new {b} app is so much faster, a {m} in two taps.", "Points in the {b} app arrive at once. Neat."],
    neutral: ["The {b} app wants an update again. What is new?", "Does the {b} app take orders in {c}?"],
    negative: [
      "The {b} app has not opened since this morning, what about my balance?",
      "Paid for a {m} in the {b} app, and the shop in {c} never saw the order.",
      "Three failed payments in the {b} app, and the money is gone. Please help.",
    ],
  },
  delivery: {
    positive: [
      "Ordered a {m} from {b} {c}: twenty minutes, ice still whole.",
      "Friendly courier from {b}, everything there, nothing spilled.",
    ],
    neutral: ["Until what time does {b} {c} deliver?", "Delivery fees of {b} in {c} differ from app to app."],
    negative: [
      "My {m} from {b} arrived melted, an hour from the shop in {c}.",
      "One cup missing from my {b} order, and no answer to my report.",
    ],
  },
  packaging: {
    positive: [
      "{b} {c} gives a discount if you bring your own cup. Keep it up.",
      "The new {b} cup is tight, my {m} survives the backpack.",
    ],
    neutral: ["{b} swapped plastic straws for paper in {c}.", "Can {b} cups be recycled?"],
    negative: ["The paper straw of {b} gives up before the {m} does.", "One {m} from {b}, three layers of plastic."],
  },
  promo: {
    positive: [
      "{b} is giving away {m} in {c} today, come early!",
      "Buy one get two at {b} really works in {c}. Thank you!",
      "The {b} promo code is good until tonight, I tried it.",
    ],
    neutral: ["What promos does {b} have this week?", "Terms of the {b} promo: app only, and only in {c}."],
    negative: [
      "The {b} promo was gone before eight, though it said all day.",
      "{c} refused my {b} promo code without a reason.",
    ],
  },
  staff: {
    positive: [
      "The barista at {b} {c} knows my order by heart. Small things bring you back.",
      "Left my wallet at {b} {c}, they kept it and gave it back. Respect.",
    ],
    neutral: ["{b} {c} is hiring baristas.", "All new baristas at {b} {c} this month?"],
    negative: [
      "The till at {b} {c} got it wrong twice, without a sorry.",
      "Service at {b} {c} in the evening is not exactly warm.",
    ],
  },
  place: {
    positive: [
      "The new {b} in {c} is comfortable, a socket at every table.",
      "A day of work at {b} {c}: quiet, fast wifi, good {m}.",
    ],
    neutral: ["{b} opens a new shop in {c} next month.", "How many cars fit at {b} {c}?"],
    negative: [
      "Sticky tables at {b} {c}, and the air conditioning is off.",
      "The prayer room at {b} {c} is small and stuffy.",
    ],
  },
  menu: {
    positive: [
      "The new {b} menu with palm sugar and coconut is properly fresh.",
      "The new {m} from {b} is a must, above all in hot {c}.",
      "At last {b} has oat milk in {c}.",
    ],
    neutral: ["{b} brings a seasonal menu to {c}.", "Is there a sugar-free choice on the new {b} menu?"],
    negative: ["The new {b} menu is too sweet, the old {m} was better.", "The new {b} menu is always sold out in {c}."],
  },
};
