import type { core } from "zod";
import type { Issue } from "./problem.ts";

/** Issues of one answer: no form has more fields, and a list of thousands must not be answered one by one. */
const mostIssues = 30;

/**
 * Reads Zod's findings as issues, the first thirty. A schema may name the code itself, as the message of a rule ("invalid_phone");
 * otherwise the code follows from the kind of rule.
 */
export function readIssues(found: readonly core.$ZodIssue[]): Issue[] {
  const seen = new Set<string>();
  const issues: Issue[] = [];
  for (const it of found) {
    const path = it.path.map(String).join(".") || "body";
    // one word per field is enough: the first rule that failed
    if (seen.has(path)) continue;
    seen.add(path);
    issues.push({ path, code: codeOf(it), ...limitOf(it), ...charactersOf(it) });
    if (issues.length === mostIssues) break;
  }
  return issues;
}

function codeOf(it: core.$ZodIssue): string {
  if (/^[a-z]+(_[a-z]+)*$/.test(it.message)) return it.message;
  switch (it.code) {
    case "invalid_type":
      return isMissing(it) ? "required" : "invalid_type";
    case "too_small":
      return it.origin === "string" || it.origin === "array" ? "too_short" : "too_small";
    case "too_big":
      return it.origin === "string" || it.origin === "array" ? "too_long" : "too_big";
    case "invalid_value":
      return isMissing(it) ? "required" : "unknown_choice";
    case "invalid_format":
      return it.format === "email" ? "invalid_email" : "invalid_format";
    default:
      return "invalid";
  }
}

function limitOf(it: core.$ZodIssue): { limit?: number } {
  if (it.code === "too_big") return { limit: Number(it.maximum) };
  if (it.code === "too_small") return { limit: Number(it.minimum) };
  return {};
}

/** Which characters are not allowed, where a rule names them. */
function charactersOf(it: core.$ZodIssue): { characters?: string } {
  const characters = it.code === "custom" ? it.params?.characters : undefined;
  return typeof characters === "string" ? { characters } : {};
}

/** Zod reports the input only when asked; its own message tells as well. */
function isMissing(it: core.$ZodIssue): boolean {
  if ("input" in it) return it.input === undefined || it.input === null;
  return / received (undefined|null)$/.test(it.message);
}
