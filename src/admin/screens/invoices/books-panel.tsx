import { useId, useState } from "react";
import { soldOnline } from "#catalogue/products.ts";
import type { AccountCodes } from "#shop/books/book-contract.ts";
import { type JournalLayout, journalLayouts } from "#shop/books/journal-layouts.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useCall, useMay, useSend, useWords } from "../../kit/data.ts";
import { FormDialog, showToast, TextInput } from "../../kit/form.ts";
import { ExportButton } from "../../kit/list.ts";
import { Panel } from "../../kit/parts.ts";
import { productName } from "../today/product-name.ts";

const files = ["invoices", "payments", "refunds"] as const;

/** Renders the files of a month for accountants, and the company's codes for the journal. */
export function BooksPanel({ period }: { period: string }) {
  const words = useWords("admin-invoices").books;
  const may = useMay();
  const [layout, setLayout] = useState<JournalLayout>("general");
  return (
    <Panel title={words.title}>
      <p className="mb-3 max-w-prose text-sm text-muted">{words.note}</p>
      <ul className="grid gap-3">
        {files.map((file) => (
          <File key={file} {...words.files[file]}>
            <ExportButton path={`/admin/books/${file}.csv` as const} query={{ period }} of={words.files[file].name} />
          </File>
        ))}
        <File {...words.files.journal}>
          {may("orders", "write") && <AccountsButton />}
          <LayoutChoice layout={layout} setLayout={setLayout} />
          <ExportButton path="/admin/books/journal.csv" query={{ period, layout }} of={words.files.journal.name} />
        </File>
      </ul>
    </Panel>
  );
}

function File({ name, note, children }: { name: string; note: string; children: React.ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-48 grow">
        <h3 className="font-semibold">{name}</h3>
        <p className="text-sm text-muted">{note}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </li>
  );
}

function LayoutChoice({ layout, setLayout }: { layout: JournalLayout; setLayout: (layout: JournalLayout) => void }) {
  const words = useWords("admin-invoices").books;
  const label = useId();
  return (
    <div className="filter">
      <span id={label}>{words.layout}</span>
      <select
        aria-labelledby={label}
        className="filter-select"
        value={layout}
        onChange={({ target }) => setLayout(target.value as JournalLayout)}
      >
        {journalLayouts.map((each) => (
          <option key={each} value={each}>
            {words.layouts[each]}
          </option>
        ))}
      </select>
    </div>
  );
}

function AccountsButton() {
  const words = useWords("admin-invoices").books;
  const { data } = useCall("/admin/books/accounts");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" disabled={!data} onClick={() => setOpen(true)}>
        {words.codes}
      </Button>
      {data && <AccountsDialog stored={data} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Enters the company's code and name of each account. */
function AccountsDialog({ stored, open, onClose }: { stored: AccountCodes; open: boolean; onClose: () => void }) {
  const words = useWords("admin-invoices").books;
  const send = useSend();
  const nameOf = (account: AccountCodes["codes"][number]["account"]) => {
    const product = soldOnline.find((each) => account === `revenue:${each}`);
    if (product) return fill(words.accounts.revenue, { product: productName(product, {}) });
    return words.accounts[account as keyof typeof words.accounts];
  };
  return (
    <FormDialog<AccountCodes>
      title={words.codesTitle}
      open={open}
      onClose={onClose}
      defaults={stored}
      submit={(values) => send("PUT", "/admin/books/accounts", values)}
      onSaved={() => showToast({ text: words.codesSaved })}
    >
      {(form) => (
        <>
          <p className="text-sm text-muted">{words.codesLead}</p>
          {stored.codes.map(({ account }, index) => (
            <div key={account} className="grid gap-3 sm:grid-cols-[9rem_1fr]">
              <TextInput
                form={form}
                name={`codes.${index}.code`}
                label={fill(words.code, { account: nameOf(account) })}
                maxLength={30}
              />
              <TextInput
                form={form}
                name={`codes.${index}.name`}
                label={fill(words.accountName, { account: nameOf(account) })}
                maxLength={80}
              />
            </div>
          ))}
        </>
      )}
    </FormDialog>
  );
}
