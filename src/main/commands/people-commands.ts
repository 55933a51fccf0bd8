import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { collectPerson, erasePerson, handOverPerson, type PersonChange, withdrawNewsOf } from "#desk/people.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { OperatorCommand, OperatorDeps } from "#infra/operator/operator.server.ts";
import { createShop } from "#shop/create-shop.server.ts";
import { probablePhone } from "#text/phone-everywhere.server.ts";

const refusals = {
  staff_account: "This account belongs to staff. Give it the role user first: npm run admin -- create --role user",
  money_open: "Money of this customer is not settled. Decide on it or return it first: back office, Orders",
};

type Print = (text: string) => void;

const commands: Record<
  string,
  (email: string, deps: PersonChange, print: Print, confirmed: boolean) => Promise<boolean>
> = {
  find,
  export: printExport,
  erase,
  withdraw,
};

/** `npm run people`: a person's rights to their data, by e-mail address, with an account or without. */
export const peopleCommands: readonly OperatorCommand[] = [
  {
    name: "people",
    usage: [
      "find <email>    what is stored about somebody: requests, newsletter, account, orders",
      "export <email> > person.json (with npm run --silent)    all of it, to hand over",
      "erase <email> --yes    erase all of it; invoices stay for as long as tax law demands (ten years)",
      "withdraw <email>    their consent to news: requests, newsletter and account",
      "phones    numbers of accounts stored with two country codes, as npm run leads -- phones lists those of requests",
    ],
    async run(args, deps, print) {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { yes: { type: "boolean", default: false } },
      });
      const [verb = "", email = ""] = positionals;
      if (verb === "phones") return listDoubledPhones(deps, print);
      if (!Object.hasOwn(commands, verb) || !email.includes("@")) {
        print("Use find, export, erase or withdraw with an e-mail address. Try --help\n");
        return false;
      }
      return commands[verb]!(email.trim(), changeDeps(deps), print, values.yes);
    },
  },
];

function changeDeps(deps: OperatorDeps): PersonChange {
  const actor = { kind: "operator", name: userInfo().username } as const;
  return { ...deps, shop: createShop(deps), secret: readAuthSecret(deps.config), actor };
}

async function listDoubledPhones({ db }: OperatorDeps, print: Print): Promise<boolean> {
  const doubled = db
    .selectFrom("users")
    .select(["id", "email", "phone_number"])
    .where("phone_number", "like", "+6262%");
  for (const { id, email, phone_number } of await doubled.execute()) {
    const probable = probablePhone(phone_number);
    if (probable) print(`${phone_number}  probably ${probable}  ${id}  ${email}\n`);
  }
  return true;
}

async function find(email: string, deps: PersonChange, print: Print): Promise<boolean> {
  const { account, requests, newsletter } = await collectPerson(email, deps);
  const orders = (account?.shop as { orders: unknown[] } | undefined)?.orders.length ?? 0;
  print(`requests    ${requests.length}\n`);
  print(`newsletter  ${newsletter[0]?.state ?? "no"}\n`);
  print(`account     ${account ? `yes, with ${orders} orders` : "no"}\n`);
  return true;
}

async function printExport(email: string, deps: PersonChange, print: Print): Promise<boolean> {
  print(`${JSON.stringify(await handOverPerson(email, deps), null, 2)}\n`);
  return true;
}

async function erase(email: string, deps: PersonChange, print: Print, confirmed: boolean): Promise<boolean> {
  if (!confirmed) {
    await find(email, deps, print);
    print("Nothing was erased. An account's running packages end with it. Add --yes to erase all of this.\n");
    return false;
  }
  const erased = await erasePerson(email, deps);
  if (!erased.ok) {
    print(`${refusals[erased.code]}\n`);
    return false;
  }
  print(`Erased${erased.account ? ", with the account; paid invoices stay" : ""}.\n`);
  return true;
}

async function withdraw(email: string, deps: PersonChange, print: Print): Promise<boolean> {
  const { requests, subscriptions, account } = await withdrawNewsOf(email, deps);
  const places = [
    requests > 0 && `${requests} requests`,
    subscriptions > 0 && "the newsletter",
    account && "the account",
  ].filter(Boolean);
  print(places.length > 0 ? `Withdrawn: ${places.join(", ")}\n` : "There was no consent to withdraw.\n");
  return true;
}
