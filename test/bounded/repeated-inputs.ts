import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** Characters that stand for classes such as \w, beside those that a rule itself names. */
const usual = ["a", "A", "0", " ", "\n", "-", "!", "\u00E9"];
/** A character that nearly no rule expects, so that a match ends in vain. */
const unexpected = "\u0001";
/** Characters of a class that are tried. */
const maxOfClass = 5;

/** A piece of text that a rule repeats, and what stands before it in a match. */
interface Unit {
  before: string;
  text: string;
}

/**
 * Returns texts of a length that make a rule try again and again: what each of its repetitions repeats, alone and with
 * what comes before it, each with and without an end that no match has.
 */
export function repeatedInputs(pattern: string, flags: string, length: number): string[] {
  const tree = new RegExpParser().parsePattern(pattern, 0, pattern.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  const sampler = createSampler(pattern, flags);
  const repeat = (text: string) => text.repeat(Math.ceil(length / text.length));
  const units = sampler.unitsOf(tree.alternatives, "").filter(({ text }) => text !== "");
  const inputs = units.flatMap(({ before, text }) => [before + repeat(text), repeat(before + text)]);
  return [...new Set(inputs)].flatMap((text) => [text, text + unexpected]);
}

function createSampler(pattern: string, flags: string) {
  const insensitive = flags.includes("i") ? "i" : "";
  const unicode = flags.includes("v") ? "v" : flags.includes("u") ? "u" : "";
  const alphabet = [...new Set([...literalsOf(pattern), ...usual])];

  /** Returns characters that one element of the pattern matches. */
  function charactersOf({ raw }: AST.Node): string[] {
    const element = new RegExp(`^(?:${raw})$`, insensitive + unicode);
    return alphabet.filter((character) => element.test(character)).slice(0, maxOfClass);
  }

  /** Returns short texts that an element matches, one or a few. */
  function samplesOf(node: AST.Element): string[] {
    switch (node.type) {
      case "Character":
        return [String.fromCodePoint(node.value)];
      case "CharacterClass":
      case "CharacterSet":
      case "ExpressionCharacterClass":
        return charactersOf(node);
      case "CapturingGroup":
      case "Group":
        return node.alternatives.flatMap(({ elements }) => sequence(elements)).slice(0, maxOfClass);
      case "Quantifier":
        return samplesOf(node.element).map((sample) => sample.repeat(Math.max(1, Math.min(node.min, 50))));
      default:
        return [""];
    }
  }

  const sequence = (elements: readonly AST.Element[]): string[] => {
    const parts = elements.map(samplesOf);
    const shortest = parts.map(([first = ""]) => first).join("");
    // One more text for each further sample of a part, not for each combination.
    const others = parts.flatMap((samples, at) =>
      samples.slice(1).map((sample) => parts.map(([first = ""], index) => (index === at ? sample : first)).join("")),
    );
    return [shortest, ...others].slice(0, maxOfClass);
  };

  /** Returns what the repetitions within some alternatives repeat. */
  function unitsOf(alternatives: readonly AST.Alternative[], start: string): Unit[] {
    return alternatives.flatMap(({ elements }) => {
      let before = start;
      return elements.flatMap((element) => {
        const units = unitsOfElement(element, before);
        // A repetition that may be absent is: what follows is tried from there.
        if (element.type !== "Quantifier" || element.min > 0) before += samplesOf(element)[0] ?? "";
        return units;
      });
    });
  }

  function unitsOfElement(element: AST.Element, before: string): Unit[] {
    if (element.type === "Quantifier") {
      const repeated = element.max > 1 ? samplesOf(element.element).map((text) => ({ before, text })) : [];
      return [...repeated, ...unitsOfElement(element.element, before)];
    }
    if (element.type === "Group" || element.type === "CapturingGroup") return unitsOf(element.alternatives, before);
    if (element.type === "Assertion" && "alternatives" in element) return unitsOf(element.alternatives, before);
    // Also what stands once: where a match may begin again and again.
    return samplesOf(element)
      .slice(0, 1)
      .map((text) => ({ before: "", text }));
  }

  return { unitsOf };
}

/** Returns the characters that a pattern names. */
function literalsOf(pattern: string): string[] {
  const named: string[] = [];
  const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t" };
  for (const [whole, escaped] of pattern.matchAll(/\\(.)|[^\\]/gsu))
    named.push(escaped === undefined ? whole : (escapes[escaped] ?? (/\w/.test(escaped) ? "" : escaped)));
  return named.filter(Boolean);
}
