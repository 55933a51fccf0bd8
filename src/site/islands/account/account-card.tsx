import { type ReactNode, type Ref, useId } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import type { Refusal } from "#client/api/outcome.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../form/refusal-text.ts";

/** Renders one section of a page of the account, with its title and introduction. */
export function AccountCard({
  title,
  lead,
  heading,
  children,
}: {
  title: string;
  lead?: string;
  /** Makes the heading focusable, for when the pressed button is gone. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={heading ? -1 : undefined} className="text-lg outline-none">
        {title}
      </h2>
      {lead && <p className="mt-1 text-sm text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}

/** Renders an empty list, with a link to the prices. */
export function EmptyState({
  title,
  body,
  action,
  address,
}: {
  title: string;
  body: string;
  action: string;
  address: PageAddress;
}) {
  return (
    <div className="card text-center">
      <h2 className="text-lg">{title}</h2>
      <p className="mx-auto mt-2 max-w-[30em] text-muted">{body}</p>
      <a className="btn btn-primary mt-6" href={localizeHref("/products/pricing", address)}>
        {action}
      </a>
    </div>
  );
}

/** Renders what is shown until data is loaded: grey lines of its size, or the error with a button to retry. */
export function LoadingCard({
  words,
  refusal,
  onRetry,
}: {
  words: Pick<AccountWords, "area" | "errors">;
  refusal?: Refusal | undefined;
  onRetry: () => void;
}) {
  if (refusal) {
    return (
      <div className="card" role="alert">
        <p className="font-semibold">{words.area.failed}</p>
        <p className="mt-1 text-muted">{refusalText(refusal, words.errors)}</p>
        <Button kind="secondary" className="mt-4" onClick={onRetry}>
          {words.area.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className="card grid gap-4" role="status">
      <span className="sr-only">{words.area.loading}</span>
      <span className="h-6 w-1/3 rounded-md bg-sunken" />
      <span className="h-12 rounded-md bg-sunken" />
      <span className="h-12 rounded-md bg-sunken" />
      <span className="h-12 w-2/3 rounded-md bg-sunken" />
    </div>
  );
}
