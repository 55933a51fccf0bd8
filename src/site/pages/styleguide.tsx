import { Badge } from "#ui/badge.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Icon, iconNames } from "#ui/icon.tsx";
import { Select } from "#ui/select.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { Table } from "#ui/table.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Toast } from "#ui/toast.tsx";
import tokens from "../../../tokens/tokens.json";
import { Logo } from "../illustrations/logo.tsx";
import { productPictures } from "../pictures/products/registry.ts";
import { WideSection } from "../sections/section.tsx";
import { usePage } from "../use-page.ts";

export { loader } from "../page.server.ts";

const roles = Object.keys(tokens.theme.light) as (keyof typeof tokens.theme.light)[];
const sizes = ["text-xs", "text-sm", "text-base", "text-lg", "text-xl", "text-2xl", "text-3xl", "text-4xl", "text-5xl"];
const nothing = () => {};

/** Renders the parts of the design system, without scripts. Development only. */
export default function Styleguide() {
  const { address } = usePage();
  return (
    <>
      <div className="wrap pt-16">
        <Logo name="BigSuite" />
        <h1 className="mt-6 text-4xl">Styleguide</h1>
      </div>
      <WideSection title="Colour">
        <svg viewBox={`0 0 ${roles.length * 60} 84`} className="w-full" role="img" aria-label="Colour roles">
          {roles.map((role, index) => (
            <g key={role}>
              <rect x={index * 60} width="56" height="56" rx="8" fill={`var(--${role})`} className="stroke-line" />
              <text x={index * 60} y="72" fontSize="9" className="fill-ink">
                {role}
              </text>
            </g>
          ))}
        </svg>
      </WideSection>
      <WideSection title="Type">
        {sizes.map((size) => (
          <p key={size} className={`${size} leading-tight`}>
            Dari data ke tindakan
          </p>
        ))}
      </WideSection>
      <WideSection title="Buttons, links, badges, icons">
        <div className="flex flex-wrap items-center gap-4">
          <Button>Primary</Button>
          <Button kind="secondary">Secondary</Button>
          <Button kind="quiet">Quiet</Button>
          <Button pending>Pending</Button>
          <a href="#content" className="link">
            A text link
          </a>
          <Badge>plain</Badge>
          <Badge tone="good">good</Badge>
          <Badge tone="bad">bad</Badge>
          <Badge tone="accent">accent</Badge>
        </div>
        <div className="mt-8 flex flex-wrap gap-4">
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </WideSection>
      <WideSection title="Fields">
        <div className="card grid gap-6 sm:grid-cols-2">
          <TextField id="sg-text" label="Text" hint="A hint" />
          <TextField id="sg-wrong" label="With an error" error="What is wrong, and how to correct it" />
          <Select id="sg-select" label="Select" options={[{ value: "a", label: "One" }]} placeholder="Choose one" />
          <TextArea id="sg-area" label="Several lines" optional="optional" />
          <Checkbox id="sg-box" label="Checkbox" />
          <Stepper value={3} unit="months" min={1} max={36} less="less" more="more" onLess={nothing} onMore={nothing} />
          <ErrorSummary title="Some fields need another look" errors={[{ field: "sg-wrong", message: "An error" }]} />
        </div>
      </WideSection>
      <WideSection title="Disclosure, tabs, table, breadcrumb">
        <Disclosure summary="A question">An answer.</Disclosure>
        <Tabs
          label="Tabs"
          tabs={[
            { name: "One", content: "First" },
            { name: "Two", content: "Second" },
          ]}
        />
        <Table caption="A table" head={["Name", "Value"]} rows={[["One", "1"]]} />
        <Breadcrumb label="Breadcrumb" crumbs={[{ label: "Home", href: "/" }]} />
      </WideSection>
      <WideSection title="Dialog, toast">
        {/* The page has no script: an invoker command opens the dialog, Escape closes it. */}
        <Button {...{ command: "show-modal", commandfor: "sg-dialog" }}>Open a dialog</Button>
        <Dialog id="sg-dialog" open={false} onClose={nothing} title="A question" closeLabel="Close">
          What happens next, and a button for it.
        </Dialog>
        <Toast>Saved</Toast>
      </WideSection>
      <WideSection title="Signature pictures">
        <div className="grid gap-10">
          {Object.entries(productPictures).map(([id, { stage: Stage }]) => (
            <Stage key={id} locale={address.locale} />
          ))}
        </div>
      </WideSection>
    </>
  );
}
