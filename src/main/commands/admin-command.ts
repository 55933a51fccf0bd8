import { adminCommands } from "#accounts/registration/admin-commands.server.ts";
import { dayStores } from "#api/admin/day-stores.ts";
import type { OperatorCommand } from "#infra/operator/operator.server.ts";
import { seedVerbs } from "#seeds/seed-commands.server.ts";

const seeds = seedVerbs(dayStores);

/** `npm run admin` with the uses that need more than the accounts. */
export const adminCommandsWithSeeds: readonly OperatorCommand[] = adminCommands.map((command) =>
  command.name === "admin"
    ? {
        ...command,
        usage: [...command.usage, ...seeds.usage],
        run: async ([verb = "", ...args], deps, print) => {
          const run = Object.hasOwn(seeds.verbs, verb) ? seeds.verbs[verb] : undefined;
          return run ? run(args, deps, print) : command.run([verb, ...args], deps, print);
        },
      }
    : command,
);
