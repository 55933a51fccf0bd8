import type { Arms } from "./arm-cookies.ts";

/** What choosing an arm depends on. */
interface Drawn {
  /** As browsers call it: `x3`. */
  name: string;
  arms: readonly { key: string; weight: number }[];
}

export interface ChosenArms {
  arms: Arms;
  /** Whether they differ from those that the browser sent. */
  isNew: boolean;
}

/**
 * Returns the arm of every running experiment: that of the browser, else one drawn by weight. All are drawn at once, since
 * of two pages requested at the same time the second cookie replaces the first. Arms of ended experiments are dropped.
 * @param drafts experiments that another instance may have started a moment ago; their arms stay
 * @param random returns a whole number from 0 to below the given one
 */
export function chooseArms(
  stored: Arms,
  running: readonly Drawn[],
  drafts: ReadonlySet<string>,
  random: (below: number) => number,
): ChosenArms {
  const arms = new Map<string, string>();
  let isNew = false;
  for (const experiment of running) {
    const known = stored.get(experiment.name);
    const isKnown = experiment.arms.some(({ key }) => key === known);
    arms.set(experiment.name, isKnown ? known! : drawArm(experiment.arms, random));
    isNew ||= !isKnown;
  }
  for (const [name, arm] of stored) if (drafts.has(name)) arms.set(name, arm);
  return { arms, isNew: isNew || arms.size !== stored.size };
}

function drawArm(arms: Drawn["arms"], random: (below: number) => number): string {
  let rest = random(arms.reduce((sum, { weight }) => sum + weight, 0));
  for (const { key, weight } of arms) {
    if (rest < weight) return key;
    rest -= weight;
  }
  return arms[0]!.key;
}
