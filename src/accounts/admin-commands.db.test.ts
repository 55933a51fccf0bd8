import { beforeAll, expect, it } from "vitest";
import type { Config } from "#infra/config.server.ts";
import type { OpenDatabase } from "#infra/database/open.server.ts";
import { eachDatabase } from "#infra/database/testing.server.ts";
import { recordingJobs } from "#infra/jobs-testing.server.ts";
import { runCommand } from "#infra/operator.server.ts";
import { adminCommands } from "./admin-commands.server.ts";
import { verifyPassword } from "./password-hash.server.ts";

eachDatabase((open) => {
  let base: OpenDatabase;
  beforeAll(async () => {
    base = await open();
  });

  async function run(...args: string[]) {
    let said = "";
    const deps = { config: {} as Config, db: base.db, jobs: recordingJobs(), now: () => new Date() };
    const ok = await runCommand(adminCommands, ["admin", ...args], deps, (text) => {
      said += text;
    });
    return { ok, said };
  }

  it("makes the first admin, with a password that is shown once and works", async () => {
    const { ok, said } = await run("create", "--email", "Admin@Contoh.id");
    expect(ok).toBe(true);
    const password = said.trim().split("\n").at(-1)!;
    const user = await base.db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      email: "admin@contoh.id",
      username: "admin",
      user_role: "admin",
      email_verified: true,
    });
    const credential = await base.db.selectFrom("credentials").select("password").executeTakeFirstOrThrow();
    expect(await verifyPassword(credential.password!, password)).toBe(true);
    expect((await run("list")).said).toBe("admin  admin@contoh.id  admin  two-factor off\n");
  });

  it("gives an existing account the role, and says so", async () => {
    const again = await run("create", "--email", "admin@contoh.id", "--role", "sales");
    expect(again).toEqual({
      ok: true,
      said: "Admin@contoh.id had an account already and is now sales; its password stays.\n".replace("A", "a"),
    });
  });

  it("refuses what is no role, no address, a weak password, and an address that nobody has confirmed", async () => {
    expect((await run("create", "--email", "b@contoh.id", "--role", "root")).said).toBe("--role: unknown_role\n");
    expect((await run("create", "--email", "nobody")).said).toBe("--email: invalid_email\n");
    expect((await run("create", "--email", "budi@contoh.id", "--password", "password123")).said).toBe(
      "--password: common_password\n",
    );
    await base.db.updateTable("users").set({ email_verified: false }).execute();
    expect((await run("create", "--email", "admin@contoh.id")).said).toBe("--email: email_unverified\n");
    expect((await run("make")).ok).toBe(false);
  });
});
