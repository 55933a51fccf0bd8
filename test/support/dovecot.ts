import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "./free-port.ts";

const version = spawnSync("dovecot", ["--version"]).stdout?.toString() ?? "";
/** Dovecot 2.4 reads other settings. */
export const hasDovecot = version.startsWith("2.3.");

/** Dovecot refuses mailboxes of root, so it then runs as this user. */
const nobody = { uid: 65534, gid: 65534, name: "nobody", group: "nogroup" };

/** Starts an IMAP server with one mailbox, without TLS, in a temporary folder. */
export async function startDovecot(user: string, password: string) {
  const folder = mkdtempSync(join(tmpdir(), "bigsuite-dovecot-"));
  const port = await freePort();
  const { uid, gid, username } = userInfo();
  const group = spawnSync("id", ["-gn"]).stdout.toString().trim();
  const owner = uid === 0 ? nobody : { uid, gid, name: username, group };
  for (const name of ["run", "state", "mail"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "users"), `${user}:{PLAIN}${password}\n`);
  writeFileSync(join(folder, "dovecot.conf"), settings(folder, port, owner));
  for (const name of ["", "run", "state", "mail", "users", "dovecot.conf"]) {
    chownSync(join(folder, name), owner.uid, owner.gid);
  }
  const ids = uid === 0 ? { uid: owner.uid, gid: owner.gid } : {};
  const server = spawn("dovecot", ["-F", "-c", join(folder, "dovecot.conf")], {
    stdio: ["ignore", "ignore", "pipe"],
    ...ids,
  });
  await started(server.stderr);
  return {
    port,
    async stop() {
      server.kill("SIGTERM");
      if (server.exitCode === null) await once(server, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits for the start: its sockets are open when it says that it starts. */
async function started(log: NodeJS.ReadableStream): Promise<void> {
  const lines: string[] = [];
  for await (const line of createInterface(log)) {
    lines.push(line);
    if (line.includes("starting up")) {
      log.resume();
      return;
    }
  }
  throw new Error(`Dovecot did not start:\n${lines.join("\n")}`);
}

const settings = (folder: string, port: number, owner: { uid: number; gid: number; name: string; group: string }) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = /dev/stderr
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${owner.name}
default_internal_group = ${owner.group}
default_login_user = ${owner.name}
first_valid_uid = 1
mail_location = maildir:${folder}/mail/%u
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${folder}/mail/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`;
