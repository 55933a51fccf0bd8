import { useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from "react-hook-form";
import type { Outcome, Refusal } from "#client/api/outcome.ts";
import { useWords } from "../words/use-words.ts";
import { type AnySchema, schemaResolver } from "./schema-resolver.ts";
import { registerForm } from "./unsaved-forms.ts";

export interface AdminFormOptions<Values extends FieldValues> {
  /** The schema of the call's body; without it only the server checks. */
  schema?: AnySchema;
  /**
   * What the fields hold at first. With a `version`, a stale save shows what the other changed. When they change while
   * nothing was typed, the fields follow.
   */
  defaults: Values;
  /** Sends the values, `version` included. */
  submit: (values: Values) => Promise<Outcome<unknown>>;
  onSaved?: ((values: Values) => void) | undefined;
  /**
   * Of an action, which cannot be repeated on what somebody else has done: says what that was, from the object as it is now
   * where the refusal has it. Without it a stale save compares the fields.
   */
  sayOvertaken?: (current: unknown) => string | Promise<string>;
}

/** Of a refusal after which the action makes no sense any more, as somebody else was faster: it can only be closed. */
export const overtaken = "overtaken";

/** What the server answers to an action on what somebody else has changed, or has already done. */
const overtakenCodes = new Set(["stale_version", "voucher_withdrawn", "request_closed"]);

export interface AdminForm<Values extends FieldValues> {
  fields: UseFormReturn<Values>;
  /** Why it was not saved, when no field is the reason. */
  refusal: Refusal | undefined;
  /** What is saved, when somebody else changed it meanwhile. */
  theirs: Partial<Values> | undefined;
  pending: boolean;
  saved: boolean;
  save: () => Promise<void>;
  /** Saves what was typed over what the other changed. */
  keepMine: () => Promise<void>;
  /** Replaces what was typed by what is saved. */
  takeTheirs: () => void;
}

/**
 * Returns a form on react-hook-form: checked when it is sent, then with every correction; nothing typed is ever lost.
 */
export function useAdminForm<Values extends FieldValues>(options: AdminFormOptions<Values>): AdminForm<Values> {
  const { schema, defaults, submit, onSaved, sayOvertaken } = options;
  const { codes } = useWords("admin").form;
  const fields = useForm<Values>({
    defaultValues: defaults as DefaultValues<Values>,
    mode: "onSubmit",
    ...(schema && { resolver: schemaResolver<Values>(schema, codes) }),
  });
  const [refusal, setRefusal] = useState<Refusal>();
  const [theirs, setTheirs] = useState<Partial<Values>>();
  const [saved, setSaved] = useState(false);
  const [pending, setPending] = useState(false);
  const isRunning = useRef(false);
  const { isDirty } = fields.formState;
  /** At once false after a save, so that the screen may be left in `onSaved`. */
  const isUnsaved = useRef(false);
  isUnsaved.current = isDirty;
  useEffect(() => registerForm(() => isUnsaved.current), []);
  const known = JSON.stringify(defaults);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other values matter, and typed ones are not replaced.
  useEffect(() => {
    if (!isDirty && !isRunning.current) fields.reset(JSON.parse(known) as Values);
  }, [known]);

  async function send(values: Values) {
    setRefusal(undefined);
    setSaved(false);
    const outcome = await submit(values);
    if (outcome.ok) {
      setTheirs(undefined);
      setSaved(true);
      isUnsaved.current = false;
      fields.reset({ ...values, ...pick(outcome.data, values) });
      onSaved?.(values);
      return;
    }
    const { current } = outcome.refusal.details;
    if (sayOvertaken && overtakenCodes.has(outcome.refusal.code))
      return setRefusal({ ...outcome.refusal, code: overtaken, message: await sayOvertaken(current) });
    if (outcome.refusal.code === "stale_version") return setTheirs((current ?? {}) as Partial<Values>);
    const isOfField = ({ path }: { path: string }) => path.split(".")[0]! in values;
    for (const issue of outcome.refusal.issues.filter(isOfField)) {
      const message = issue.message ?? codes[issue.code as keyof typeof codes] ?? codes.invalid;
      fields.setError(issue.path as Path<Values>, { type: "server", message }, { shouldFocus: true });
    }
    if (!outcome.refusal.issues.some(isOfField)) setRefusal(outcome.refusal);
  }

  async function save() {
    // A second press within the same tick comes before the state has changed.
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    await fields
      .handleSubmit(send)()
      .finally(() => {
        isRunning.current = false;
        setPending(false);
      });
  }

  return {
    fields,
    refusal,
    theirs,
    pending,
    saved: saved && !isDirty,
    save,
    keepMine: async () => {
      fields.setValue("version" as Path<Values>, theirs?.version as never);
      setTheirs(undefined);
      await save();
    },
    takeTheirs: () => {
      fields.reset({ ...fields.getValues(), ...pick(theirs, fields.getValues()) });
      setTheirs(undefined);
    },
  };
}

/** Returns the members of an answer that the form has, such as the new version. */
function pick<Values extends FieldValues>(answer: unknown, values: Values): Partial<Values> {
  if (typeof answer !== "object" || answer === null) return {};
  const known = Object.entries(answer).filter(([name, value]) => name in values && value !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name, value ?? ""])) as Partial<Values>;
}
