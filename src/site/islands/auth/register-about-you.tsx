import type { AuthWords } from "#content/kinds/auth.ts";
import { TextField } from "#ui/text-field.tsx";
import { PasswordField } from "../form/password-field.tsx";
import type { FieldOf } from "../form/use-form.ts";

/** Renders the first step: who the person is, and how they will log in. One name is enough. */
export function AboutYou({ words, field }: { words: Pick<AuthWords, "register" | "password">; field: FieldOf }) {
  const { register } = words;
  return (
    <>
      <TextField {...field("first_name")} label={register.name} autoComplete="name" maxLength={120} required />
      <TextField
        {...field("email")}
        label={register.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <PasswordField
        {...field("password")}
        label={register.password}
        words={words.password}
        autoComplete="new-password"
        owner={publicNames}
        meter
        required
      />
      <TextField
        {...field("username")}
        label={register.username}
        hint={register.usernameHint}
        optional={register.optional}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
      />
    </>
  );
}

/** Returns what is public about the person, which a password must not repeat. */
function publicNames(form: HTMLFormElement): string[] {
  const data = new FormData(form);
  return ["username", "email", "first_name"].map((name) => String(data.get(name) ?? ""));
}
