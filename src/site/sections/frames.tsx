import type { ReactNode } from "react";
import type { ProductJob } from "#catalogue/products.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { Window } from "../pictures/kit/frames.tsx";
import { Picture } from "../pictures/kit/picture.tsx";
import { usePage } from "../use-page.ts";
import { Crumbs } from "./crumbs.tsx";
import { Inline } from "./inline.tsx";
import { NoScriptHelp } from "./no-script-help.tsx";
import type { Ground } from "./section.tsx";
import { Title } from "./title.tsx";

export interface HeroProps {
  title: string;
  lead: string;
  /** A short name above the title: that of the product or industry. */
  name?: ReactNode;
  actions?: ReactNode;
  /** The picture of the page: beside the text (`split`), below it, large (`stage`), or from edge to edge on ink (`bleed`). */
  picture?: ReactNode;
  layout?: "split" | "stage" | "bleed";
  ground?: Ground;
  /** The job whose hue tints the page's head. */
  job?: ProductJob;
  note?: ReactNode;
}

/** Renders the top of a page: its promise, and a picture of the product at work. */
export function Hero({ title, lead, name, actions, picture, layout = "split", ground, job, note }: HeroProps) {
  const split = picture && layout === "split";
  const bleed = picture && layout === "bleed";
  const stage = bleed || (picture && layout === "stage");
  return (
    <div className={`hero overflow-clip ground-${ground ?? (bleed ? "ink" : job ? "tint" : "paper")}`} data-job={job}>
      <div
        className={`wrap pt-6 ${bleed ? "" : stage ? "pb-8" : "pb-12 lg:pb-20"} ${split ? "grid items-center gap-10 lg:grid-cols-[5fr_7fr]" : ""}`}
      >
        <div className={split || stage ? "" : "max-w-4xl"}>
          <Crumbs />
          {name && <p className="mt-4 flex items-center gap-2.5 font-semibold text-hue">{name}</p>}
          <Title className={`h1 mt-3 ${split ? "h1-beside" : ""}`}>{title}</Title>
          <div className={`mt-5 ${stage ? "items-end justify-between gap-10 lg:flex" : ""}`}>
            <p className="lead grow">
              <Inline text={lead} />
            </p>
            {actions && <div className={`mt-7 ${stage ? "shrink-0 lg:mt-0" : ""}`}>{actions}</div>}
          </div>
          {note && <p className="mt-4 text-sm text-muted">{note}</p>}
        </div>
        {picture && !bleed && <div className={split ? "" : "mt-7"}>{picture}</div>}
      </div>
      {bleed && <div className="hero-bleed">{picture}</div>}
    </div>
  );
}

export interface FormPageProps {
  title: string;
  lead: string;
  /** What stands right below the lead. */
  people?: ReactNode;
  /** What follows after sending: beside the form, on narrow screens below it. */
  after: { title: string; content: ReactNode };
  /** Other ways than the form. */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** Renders a page for a form: what it is for at the left, the form at the right. */
export function FormPage({ title, lead, people, after, otherwise, children }: FormPageProps) {
  return (
    <div className="form-page wrap grid gap-x-16 gap-y-12 pt-8 pb-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <Crumbs />
        <Title className="h1 h1-beside mt-6">{title}</Title>
        <p className="lead mt-5">
          <Inline text={lead} />
        </p>
        {people}
        <section className="mt-12 max-lg:hidden">
          <h2 className="text-lg">{after.title}</h2>
          {after.content}
        </section>
      </div>
      <div className="lg:pt-10">{children}</div>
      <section className="lg:hidden">
        <h2 className="text-lg">{after.title}</h2>
        {after.content}
      </section>
      {otherwise}
    </div>
  );
}

/** Draws what waits behind the login: a sample account with its package, last invoice and workspace. */
export function AccountPreview() {
  const { words, address } = usePage<"auth">();
  const { label, account, parts } = words.aside;
  return (
    <Picture label={label} locale={address.locale} className="account-preview">
      <Window title={account}>
        <ul>
          {parts.map(({ name, value, state }, index) => (
            <li key={name}>
              <p className="text-muted">{name}</p>
              <p className="flex items-center gap-2 font-display text-base font-bold" data-job="collect">
                {index === 0 && <ProductMark id="big-social" className="size-5 text-hue" />}
                {value}
              </p>
              <p>{state}</p>
            </li>
          ))}
        </ul>
      </Window>
    </Picture>
  );
}

export interface AuthLayoutProps {
  title: string;
  lead?: string;
  below?: ReactNode;
  /** Without a sample account of a customer beside the form. */
  alone?: boolean;
  children: ReactNode;
}

/** Renders the layout of the login pages: the form at the left; at the right, on ink, what waits behind the login. */
export function AuthLayout(props: AuthLayoutProps) {
  const { words } = usePage<"auth">();
  if (props.alone) return <FormAlone {...props} />;
  return (
    <div className="grid min-h-[calc(100svh-4.25rem)] lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
      <div className="auth-pane">
        <div>
          <AuthForm {...props} />
        </div>
      </div>
      <div className="auth-aside ground-ink">
        <p className="h2 font-display font-bold">{words.aside.title}</p>
        <AccountPreview />
      </div>
    </div>
  );
}

/** Renders a login page that has its form only. */
export function FormAlone(props: AuthLayoutProps) {
  return (
    <div className="min-h-[calc(100svh-4.25rem)]">
      <div className="auth-pane">
        <div>
          <AuthForm {...props} />
        </div>
      </div>
    </div>
  );
}

/** Renders the form of a login page with its title. */
export function AuthForm({ title, lead, below, children }: AuthLayoutProps) {
  const { common } = usePage();
  return (
    <>
      <Title className="h2">{title}</Title>
      {lead && (
        <p className="mt-4 text-muted">
          <Inline text={lead} />
        </p>
      )}
      <div className="mt-8">
        {/* Above the form: nobody fills in what cannot be sent. */}
        <NoScriptHelp text={common.labels.noScriptAccount} className="mb-6" />
        {children}
      </div>
      {below && <p className="mt-8 border-t border-line pt-5">{below}</p>}
    </>
  );
}

export interface LongTextProps {
  title: string;
  lead: string;
  /** When it was last changed. */
  updated: ReactNode;
  notice: string;
  contents: readonly { id: string; title: string }[];
  children: ReactNode;
}

/** Renders a long text with its table of contents at the left. */
export function LongText({ title, lead, updated, notice, contents, children }: LongTextProps) {
  return (
    <article className="wrap pt-8 pb-24">
      <Crumbs />
      <Title className="mt-6 max-w-3xl h1">{title}</Title>
      <p className="lead mt-6">
        <Inline text={lead} />
      </p>
      <p className="mt-4 text-sm text-muted">{updated}</p>
      <p className="mt-6 max-w-3xl rounded-md border border-line bg-accent-soft px-5 py-4 text-sm">{notice}</p>
      <div className="mt-14 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]">
        <Contents contents={contents} className="lg:sticky lg:top-28 lg:self-start" />
        <div className="stack-12">{children}</div>
      </div>
    </article>
  );
}

/** Renders the links to the parts of a text. */
export function Contents({ contents, className }: Pick<LongTextProps, "contents"> & { className: string }) {
  const { labels } = usePage().common;
  return (
    <nav aria-label={labels.onThisPage} className={`no-print text-sm ${className}`}>
      <p className="menu-title">{labels.onThisPage}</p>
      <ol>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1.5 text-muted max-lg:py-3 hover:text-primary">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface OutcomeProps {
  icon: IconName;
  /** Whether something was finished well. */
  isGood?: boolean;
  title: string;
  lead: string;
  /** What can be done next. */
  children?: ReactNode;
}

/** Renders what came of a form or of a link in a mail. */
export function Outcome({ icon, isGood, title, lead, children }: OutcomeProps) {
  const tone = isGood ? "bg-good-soft text-good" : "bg-primary-soft text-primary";
  return (
    <div className="wrap max-w-4xl pt-20 pb-24 text-center">
      <span className={`mx-auto flex size-14 items-center justify-center rounded-[99px] ${tone}`}>
        <Icon name={icon} className="size-7" />
      </span>
      <Title className="h1 mt-8">{title}</Title>
      <p className="lead mx-auto mt-5">
        <Inline text={lead} />
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3 *:justify-center">{children}</div>
    </div>
  );
}
