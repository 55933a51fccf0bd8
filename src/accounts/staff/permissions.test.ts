import { expect, test } from "vitest";
import { type Action, may, permissionsOf, resources, staffRoles } from "./permissions.ts";

/**
 * Who may do what, written a second time by hand so that a mistake in the table is found: read, write, export. A new
 * resource gets its row here; nothing of this table may be calculated.
 */
const matrix = `
                viewer  sales  finance  editor  admin
today           r       r      r        r       r
leads           r       rwe    -        -       rwe
tasks           r       rw     rw       rw      rw
close_reasons   -       -      -        -       w
help            r       rw      rw       -       rw
orders          r       r      rwe      -       rwe
workspaces      -       w      w        -       w
reconciliation  -       -      rw       -       rw
customers       r       r      r        -       rwe
people          -       -      -        -       rwe
vouchers        r       r      rwe      -       rwe
prices          r       r      rw       r       rw
media           r       -      -        rw      rw
jobs            -       -      -        -       rw
system          -       -      -        -       rw
settings        -       -      -        -       rw
staff           -       -      -        -       rw
audit           -       -      -        -       rwe
campaigns       -       r      r        rw      rw
experiments     r       r      -        rw      rw
speed           r       r      r        r       r
content         r       -      -        rw      rw
events          r       rwe    -        rwe     rwe
newsletter      r       r      -        rw      rw
subscribers     r       r      -        rwe     rwe
`;

const letters: Record<Action, string> = { read: "r", write: "w", export: "e" };

test("each role may do exactly what the matrix says", () => {
  const [head, ...rows] = matrix
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  expect(head).toEqual([...staffRoles]);
  expect(rows.map(([resource]) => resource)).toEqual(resources);
  for (const [resource, ...cells] of rows)
    for (const [index, cell] of cells.entries()) {
      const role = staffRoles[index]!;
      const actual = (Object.keys(letters) as Action[])
        .filter((action) => may(role, resource as (typeof resources)[number], action))
        .map((action) => letters[action]);
      expect(actual.join("") || "-", `${role} ${resource}`).toBe(cell);
      expect(permissionsOf(role)[resource as (typeof resources)[number]]?.length ?? 0).toBe(actual.length);
    }
});

test("a customer may do nothing", () => {
  expect(permissionsOf("user")).toEqual({});
});
