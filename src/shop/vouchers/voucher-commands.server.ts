import { parseArgs } from "node:util";
import { soldOnline } from "#catalogue/products.ts";
import type { OperatorCommand, OperatorDeps } from "#infra/operator/operator.server.ts";
import { systemUser } from "#infra/operator/system-user.server.ts";
import { rupiah } from "#money/rupiah.ts";
import { formatRupiah } from "../prices/format-rupiah.ts";
import { createVoucher, findVoucherId, withdrawVoucher } from "./manage-vouchers.server.ts";
import { newVoucher } from "./voucher-terms.ts";

const operator = () => ({ kind: "operator", name: systemUser() }) as const;

type Print = (text: string) => void;

const options = {
  percent: { type: "string" },
  idr: { type: "string" },
  cap: { type: "string" },
  from: { type: "string" },
  to: { type: "string" },
  uses: { type: "string" },
  each: { type: "string" },
  products: { type: "string" },
  months: { type: "string" },
} as const;

/** `npm run vouchers`: list, create and withdraw vouchers. */
export const voucherCommand: OperatorCommand = {
  name: "vouchers",
  usage: [
    "list, with all their rules and how often each is held and used; without the one-time codes of batches",
    "create <code> --percent 10 | --idr 250000  --from 2026-12-01 --to 2026-12-31  [--cap 500000] [--uses 100]",
    "       [--each 1] [--products big-social,big-view] [--months 3]    days are inclusive, in Jakarta",
    "withdraw <code>    no new order can use it; orders that hold it are not changed",
  ],
  async run(args, deps, print) {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [verb = "list", code = ""] = positionals;
    if (verb === "list") return list(deps, print);
    if (verb === "create") return create(deps, code, values, print);
    if (verb === "withdraw") {
      const id = await findVoucherId(deps.db, code);
      const done = id !== undefined && (await withdrawVoucher(deps, operator(), { id, reason: "" })).ok;
      print(done ? `${code.toUpperCase()} is withdrawn\n` : `There is no voucher ${code} to withdraw\n`);
      return done;
    }
    print(`There is no "${verb}". Try --help\n`);
    return false;
  },
};

async function list({ db }: OperatorDeps, print: Print): Promise<boolean> {
  for (const row of await db
    .selectFrom("vouchers")
    .selectAll()
    .where("batch_id", "is", null)
    .orderBy("code")
    .execute()) {
    const worth = row.unit === "percent" ? `${row.value}%` : formatRupiah(rupiah(row.value), "en");
    const limit = row.max_uses === null ? "" : ` of ${row.max_uses}`;
    const state = row.expired ? "withdrawn" : `${row.start_date} to ${row.end_date}`;
    const rules = [
      row.max_price !== null && `at most ${formatRupiah(row.max_price, "en")}`,
      row.min_months !== null && `from ${row.min_months} months`,
      row.max_uses_per_customer !== null && `${row.max_uses_per_customer} for each customer`,
      row.products && `for ${row.products.join(", ")}`,
    ].filter(Boolean);
    print(`${row.code.padEnd(16)} ${worth.padEnd(12)} ${state}  used ${row.used}${limit}, held ${row.held}\n`);
    if (rules.length > 0) print(`${" ".repeat(17)}${rules.join("; ")}\n`);
  }
  return true;
}

/** The rule of each field, by its name in `newVoucher`. */
const fieldRules: Record<string, string> = {
  code: "the code is 3 to 40 letters, digits or hyphens",
  value: "--percent is a whole number from 1 to 100, --idr whole rupiah from 1",
  max_price: "--cap is whole rupiah from 1",
  start_date: "--from is a day such as 2026-12-01",
  end_date: "--to is a day such as 2026-12-31, not before --from",
  max_uses: "--uses is a whole number from 1",
  max_uses_per_customer: "--each is a whole number from 1",
  products: `--products names one or more of ${soldOnline.join(", ")}`,
  min_months: "--months is a whole number from 1",
};

async function create(
  deps: OperatorDeps,
  code: string,
  flags: Partial<Record<keyof typeof options, string>>,
  print: Print,
): Promise<boolean> {
  if (flags.percent !== undefined && flags.idr !== undefined) {
    print("Either --percent or --idr\n");
    return false;
  }
  const count = (text: string | undefined) => (text === undefined ? undefined : /^\d+$/.test(text) ? Number(text) : 0);
  const parsed = newVoucher.safeParse({
    code,
    unit: flags.percent === undefined ? "idr" : "percent",
    value: count(flags.percent ?? flags.idr),
    max_price: count(flags.cap),
    start_date: flags.from,
    end_date: flags.to,
    max_uses: count(flags.uses),
    max_uses_per_customer: count(flags.each),
    products: flags.products?.split(","),
    min_months: count(flags.months),
  });
  if (!parsed.success) {
    const fields = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    print(`Invalid: ${Array.from(fields, (field) => fieldRules[field] ?? field).join("; ")}\n`);
    return false;
  }
  const created = await createVoucher(deps, operator(), parsed.data);
  print(created.ok ? `${parsed.data.code.toUpperCase()} is ready\n` : `${code} exists already\n`);
  return created.ok;
}
