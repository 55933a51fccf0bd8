import "../tables.server.ts";
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { verifyCommand } from "#infra/audit/verify-audit.server.ts";
import type { OperatorCommand, OperatorDeps } from "#infra/operator/operator.server.ts";
import { listRecoveries, recoverCommand } from "../login/recover-command.server.ts";
import { roles } from "../person/roles.ts";

type Print = (text: string) => void;

/** `npm run admin`: accounts of staff. The first admin is created here, as no page may create one. */
const adminCommand: OperatorCommand = {
  name: "admin",
  usage: [
    `create --email <address> [--username <name>] [--role ${roles.join("|")}] [--password <password>]    create an account, or give an existing one the role; without a password one is generated and shown once`,
    "list    accounts with more rights than a customer's",
    "recover <address> --reason <text> --confirm <address>    after a check of identity: remove two-step verification and passkeys",
    "recoveries    whose access was restored that way, when and why",
    "verify-audit    check that no entry of the audit log was changed or removed",
  ],
  async run(args, deps, print) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        email: { type: "string", default: "" },
        username: { type: "string" },
        role: { type: "string", default: "admin" },
        password: { type: "string" },
        reason: { type: "string", default: "" },
        confirm: { type: "string", default: "" },
      },
    });
    if (positionals[0] === "list") return list(deps, print);
    if (positionals[0] === "create") return create(deps, values, print);
    if (positionals[0] === "recover") return recoverCommand(deps, positionals[1] ?? "", values, print);
    if (positionals[0] === "recoveries") return listRecoveries(deps, print);
    if (positionals[0] === "verify-audit") return verifyCommand(deps, print);
    print(`There is no "${positionals[0] ?? ""}". Try --help\n`);
    return false;
  },
};

export const adminCommands: readonly OperatorCommand[] = [adminCommand];

async function create(
  deps: OperatorDeps,
  { email, username, role, password }: { email: string; username?: string; role: string; password?: string },
  print: Print,
): Promise<boolean> {
  // Loaded on demand, to save memory on an idle server.
  const { createAdmin } = await import("./create-admin.server.ts");
  const newPassword = password ?? generatePassword();
  const name = username ?? email.split("@")[0]!;
  const created = await createAdmin(deps, { email, username: name, role, password: newPassword });
  if (!created.ok) {
    for (const { path, code } of created.issues) print(`--${path}: ${code}\n`);
    return false;
  }
  if (!created.created) print(`${email} had an account already and is now ${role}; its password stays.\n`);
  else if (password) print(`${email} may log in as ${name}.\n`);
  else print(`${email} may log in as ${name} with this password, shown only now:\n${newPassword}\n`);
  return true;
}

async function list({ db }: OperatorDeps, print: Print): Promise<boolean> {
  const people = await db
    .selectFrom("users")
    .select(["username", "email", "user_role", "two_factor_enabled"])
    .where("user_role", "!=", "user")
    .orderBy("username")
    .execute();
  if (people.length === 0) print("Nobody yet.\n");
  for (const { username, email, user_role, two_factor_enabled } of people) {
    print(`${username}  ${email}  ${user_role}  ${two_factor_enabled ? "two-factor on" : "two-factor off"}\n`);
  }
  return true;
}

/** Returns twenty letters and digits in groups of five, without look-alikes: about 98 bits. */
function generatePassword(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const letters = Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]!).join("");
  return letters.match(/.{5}/g)!.join("-");
}
