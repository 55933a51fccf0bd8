import { Icon } from "#ui/icon.tsx";
import { Team, Workplace } from "../../pictures/people/workplace.tsx";
import { usePage } from "../../use-page.ts";
import { ContactActions } from "../actions.tsx";
import {
  AccountPreview,
  AuthForm,
  type AuthLayoutProps,
  Contents,
  FormAlone,
  type FormPageProps,
  type HeroProps,
  type LongTextProps,
  type OutcomeProps,
} from "../frames.tsx";
import { Inline } from "../inline.tsx";
import type { NextStepProps } from "../next-step.tsx";
import { type MapHeroProps, ZonedMap } from "../offices/map-hero.tsx";
import { partClass, type SectionProps, type WideSectionProps } from "../section.tsx";
import { Title } from "../title.tsx";

/** Renders the screen as large as the window allows, and the promise as its caption at the lower left. */
export function Hero({ title, lead, name, actions, picture, layout, job, note }: HeroProps) {
  const columns = picture ? (layout === "bleed" ? "control-bleed" : "control-columns") : "";
  return (
    <div className="overflow-clip" data-job={job}>
      <div className={`wrap control-hero ${columns}`}>
        <div className={picture ? "" : "max-w-4xl py-4"}>
          {name && <p className="mb-3 flex items-center gap-2 text-sm font-semibold text-hue">{name}</p>}
          <Title>{title}</Title>
          <p className="mt-4 max-w-[30em] text-muted">
            <Inline text={lead} />
          </p>
          {actions && <div className="mt-6">{actions}</div>}
          {note && <p className="mt-4 text-sm text-muted">{note}</p>}
        </div>
        {picture && <div>{picture}</div>}
      </div>
    </div>
  );
}

/** Renders the heading in a narrow column, as the label of a console's row. */
export function Section({ title, lead, id, ground, size, children }: SectionProps) {
  return (
    <section id={id} className={partClass(ground === "ink" ? "ink" : "paper", size)}>
      <div className="wrap grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
        <div>
          <h2 className="h2s">{title}</h2>
          {lead && (
            <p className="mt-3 text-muted">
              <Inline text={lead} />
            </p>
          )}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}

/** Renders the heading as a caption over its screens: what it says at the right. */
export function WideSection({ title, lead, id, takesFocus, ground, size, children }: WideSectionProps) {
  return (
    <section
      id={id}
      className={partClass(ground === "ink" ? "ink" : "paper", size)}
      tabIndex={takesFocus ? -1 : undefined}
      aria-label={takesFocus ? title : undefined}
    >
      <div className="wrap">
        <div className="console-head">
          <h2 className="h2">{title}</h2>
          {lead && (
            <p className="max-w-[39em] text-muted">
              <Inline text={lead} />
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}

/** Renders a long text as panes: title and contents stay at the left edge, the text lies on a sheet beside them. */
export function LongText({ title, lead, updated, notice, contents, children }: LongTextProps) {
  return (
    <article className="sheet">
      <div className="sheet-head">
        <Title>{title}</Title>
        <p className="mt-4 text-muted">
          <Inline text={lead} />
        </p>
        <p className="mt-4 text-sm text-muted">{updated}</p>
        <Contents contents={contents} className="mt-8" />
      </div>
      <div className="sheet-text">
        <p className="rounded-md border border-line bg-accent-soft px-5 py-4 text-sm">{notice}</p>
        {children}
      </div>
    </article>
  );
}

/** Renders a form as the middle pane of three: what it is for on ink at the left, other ways at the right. */
export function FormPage({ title, lead, people, after, otherwise, children }: FormPageProps) {
  return (
    <div className={`form-panes ${otherwise ? "form-panes-three" : ""}`}>
      <div className="ground-ink">
        <Title>{title}</Title>
        <p className="mt-4 text-muted">
          <Inline text={lead} />
        </p>
        {people}
        <section className="mt-10 max-lg:hidden">
          <h2 className="text-lg">{after.title}</h2>
          {after.content}
        </section>
      </div>
      <div className="form-pane">{children}</div>
      <section className="lg:hidden">
        <h2 className="text-lg">{after.title}</h2>
        {after.content}
      </section>
      {otherwise}
    </div>
  );
}

/** Renders the form as a pane docked at the right edge; what waits behind the login fills the rest of a wide window. */
export function AuthLayout(props: AuthLayoutProps) {
  const { words } = usePage<"auth">();
  if (props.alone) return <FormAlone {...props} />;
  return (
    <div className="docked">
      <div className="docked-pane">
        <AuthForm {...props} />
      </div>
      <div className="docked-field">
        <p className="h3 font-display font-bold">{words.aside.title}</p>
        <AccountPreview />
      </div>
    </div>
  );
}

/** Renders an outcome as two panes: the state at the left, what it means and what follows at the right. */
export function Outcome({ icon, isGood, title, lead, children }: OutcomeProps) {
  return (
    <div className="answer-panes">
      <div className={isGood ? "bg-good-soft text-good" : "bg-primary-soft text-primary"}>
        <Icon name={icon} className="size-20 md:mx-auto md:size-28" />
      </div>
      <div>
        <Title>{title}</Title>
        <p className="mt-4 max-w-[39em] text-muted">
          <Inline text={lead} />
        </p>
        {children && <div className="mt-6">{children}</div>}
      </div>
    </div>
  );
}

/** Renders the invitation as the last row of the console: text at the left, buttons at the right. */
export function NextStep({ title, body, product, team, workplace, picture, ground = "ink" }: NextStepProps) {
  const beside = workplace || picture ? "beside-workplace" : "grid items-end gap-6 lg:grid-cols-[minmax(0,1fr)_auto]";
  return (
    <section className={`${partClass(ground)} no-print overflow-clip ${team || workplace || picture ? "pb-0" : ""}`}>
      <div className={`wrap ${beside}`}>
        <div>
          <h2 className="h2 max-w-4xl">{title}</h2>
          <p className="mt-3 max-w-[39em] text-muted">{body}</p>
        </div>
        <ContactActions product={product} />
        {workplace && <Workplace product={workplace} />}
        {picture && <div className="workplace next-picture">{picture}</div>}
      </div>
      {team && <Team />}
    </section>
  );
}

/** Renders the map as the first screen: two thirds of the window, the title as its caption beside it. */
export function MapHero({ title, lead, note, ...map }: MapHeroProps) {
  return (
    <div className="wrap control-hero control-columns">
      <div>
        <Title>{title}</Title>
        <p className="mt-4 text-muted">
          <Inline text={lead} />
        </p>
        {note && <p className="mt-4 text-sm text-muted">{note}</p>}
      </div>
      <ZonedMap {...map} />
    </div>
  );
}
