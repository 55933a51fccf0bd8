import { beforeAll, expect, it } from "vitest";
import type { Config } from "#infra/config/config.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import { type OperatorDeps, runCommand } from "#infra/operator/operator.server.ts";
import { eachDatabase } from "../../../test/support/databases.ts";
import { recordingJobs } from "../../../test/support/jobs.ts";
import { verifyPassword } from "../passwords/password-hash.server.ts";
import { adminCommands } from "./admin-commands.server.ts";

eachDatabase((open) => {
  let base: OpenDatabase;
  beforeAll(async () => {
    base = await open();
  });

  async function run(...given: (string | Partial<OperatorDeps>)[]) {
    let output = "";
    const args = given.filter((argument): argument is string => typeof argument === "string");
    const own = given.find((argument) => typeof argument !== "string");
    const deps = {
      config: {} as Config,
      company: {} as Config["companyDefaults"],
      db: base.db,
      jobs: recordingJobs(),
      now: () => new Date(),
      ...own,
    };
    const ok = await runCommand(adminCommands, ["admin", ...args], deps, (text) => {
      output += text;
    });
    return { ok, output };
  }

  it("creates the first admin, with a password that is shown once and works", async () => {
    const { ok, output } = await run("create", "--email", "Admin@Contoh.id");
    expect(ok).toBe(true);
    const password = output.trim().split("\n").at(-1)!;
    const user = await base.db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      email: "admin@contoh.id",
      username: "admin",
      user_role: "admin",
      email_verified: true,
    });
    const credential = await base.db.selectFrom("credentials").select("password").executeTakeFirstOrThrow();
    expect(await verifyPassword(credential.password!, password)).toBe(true);
    expect((await run("list")).output).toBe("admin  admin@contoh.id  admin  two-factor off\n");
  });

  it("gives an existing account the role, and prints it", async () => {
    const repeated = await run("create", "--email", "admin@contoh.id", "--role", "admin");
    expect(repeated).toEqual({
      ok: true,
      output: "Admin@contoh.id had an account already and is now admin; its password stays.\n".replace("A", "a"),
    });
  });

  it("restores access after a check of identity: needs a reason and the address typed twice, and notifies the owner", async () => {
    const { id } = await base.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    const factor = { id: "f", user_id: id, secret: "x", backup_codes: "x", verified: true };
    const passkey = { id: "p", name: null, user_id: id, device_type: "x", created_at: null };
    const rest = { public_key: "x", credential_id: "c", counter: 0, backed_up: false };
    await base.db.insertInto("two_factors").values(factor).execute();
    await base.db
      .insertInto("passkeys")
      .values({ ...passkey, ...rest })
      .execute();
    await base.db.updateTable("users").set({ two_factor_enabled: true }).execute();
    const address = "admin@contoh.id";
    const reason = ["--reason", "video call, passport shown"];

    expect((await run("recover", address, ...reason)).output).toContain("type the address once more");
    expect((await run("recover", address, ...reason, "--confirm", "other@contoh.id")).ok).toBe(false);
    expect((await run("recover", address, "--confirm", address)).output).toContain("--reason");
    expect((await run("recover", "b@contoh.id", ...reason, "--confirm", "b@contoh.id")).output).toContain(
      "unknown_address",
    );
    expect(await base.db.selectFrom("passkeys").select("id").execute()).toHaveLength(1);

    const jobs = recordingJobs();
    const logged: unknown[] = [];
    const log = { warn: (line: unknown) => logged.push(line) } as unknown as Log;
    const recovered = await run("recover", "Admin@Contoh.id", ...reason, "--confirm", address, { jobs, log });
    expect(recovered.output).toContain("Two-step verification removed, 1 passkeys removed.");
    for (const table of ["two_factors", "passkeys", "sessions"] as const) {
      expect(await base.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(jobs.sent).toMatchObject([{ queue: "account-mail", data: { kind: "access-recovered", user_id: id } }]);
    expect(logged).toEqual([{ part: "accounts", event: "access_recovered", user: id, twoFactor: true, passkeys: 1 }]);
    expect((await run("recoveries")).output).toContain("admin@contoh.id  video call, passport shown");
    expect((await run("recover", address, ...reason, "--confirm", address)).output).toContain("nothing_to_remove");
  });

  it("refuses an invalid role or address, a weak password, and an unconfirmed address", async () => {
    expect((await run("create", "--email", "b@contoh.id", "--role", "root")).output).toBe("--role: unknown_role\n");
    expect((await run("create", "--email", "nobody")).output).toBe("--email: invalid_email\n");
    expect((await run("create", "--email", "budi@contoh.id", "--password", "password123")).output).toBe(
      "--password: common_password\n",
    );
    await base.db.updateTable("users").set({ email_verified: false }).execute();
    expect((await run("create", "--email", "admin@contoh.id")).output).toBe("--email: email_unverified\n");
    expect((await run("make")).ok).toBe(false);
  });
});
