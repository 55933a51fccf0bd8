import type { core } from "zod";
import type { Issue } from "./problem.ts";

/** Issues of one response: no form has more fields, and a list of thousands must not have thousands of issues. */
const maxIssues = 30;

/**
 * Returns Zod's issues as those of the API, the first thirty. A schema may name the code as the message of a rule
 * ("invalid_phone"); otherwise the code follows from the kind of rule.
 */
export function readIssues(zodIssues: readonly core.$ZodIssue[]): Issue[] {
  const seen = new Set<string>();
  const issues: Issue[] = [];
  for (const issue of zodIssues) {
    const path = issue.path.map(String).join(".") || "body";
    // One issue per field: the first rule that failed.
    if (seen.has(path)) continue;
    seen.add(path);
    issues.push({ path, code: codeOf(issue), ...limitOf(issue), ...paramsOf(issue) });
    if (issues.length === maxIssues) break;
  }
  return issues;
}

function codeOf(issue: core.$ZodIssue): string {
  if (/^[a-z]+(_[a-z]+)*$/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      return isMissing(issue) ? "required" : "invalid_type";
    case "too_small":
      return issue.origin === "string" || issue.origin === "array" ? "too_short" : "too_small";
    case "too_big":
      return issue.origin === "string" || issue.origin === "array" ? "too_long" : "too_big";
    case "invalid_value":
      return isMissing(issue) ? "required" : "unknown_choice";
    case "invalid_format":
      return issue.format === "email" ? "invalid_email" : "invalid_format";
    default:
      return "invalid";
  }
}

function limitOf(issue: core.$ZodIssue): { limit?: number } {
  if (issue.code === "too_big") return { limit: Number(issue.maximum) };
  if (issue.code === "too_small") return { limit: Number(issue.minimum) };
  return {};
}

/** Returns the characters that are not allowed, or the pair of colours, where a rule names them. */
function paramsOf(issue: core.$ZodIssue): Pick<Issue, "characters" | "pair"> {
  const { characters, pair } = (issue.code === "custom" && issue.params) || {};
  return { ...(typeof characters === "string" && { characters }), ...(typeof pair === "string" && { pair }) };
}

/** Returns whether a field is missing. Zod reports the input only on request; its own message contains it too. */
function isMissing(issue: core.$ZodIssue): boolean {
  if ("input" in issue) return issue.input === undefined || issue.input === null;
  return / received (undefined|null)$/.test(issue.message);
}
