import type { AuthWords } from "#content/kinds/auth.ts";
import { TextField } from "#ui/text-field.tsx";
import { PasswordField } from "../form/password-field.tsx";

export type FieldOf = (name: string) => { id: string; name: string; error?: string };

/** The first step: who the person is, and how they will log in. */
export function AboutYou({ words, field }: { words: Pick<AuthWords, "register" | "password">; field: FieldOf }) {
  const { register } = words;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field("first_name")}
          label={register.firstName}
          autoComplete="given-name"
          maxLength={60}
          required
        />
        <TextField
          {...field("last_name")}
          label={register.lastName}
          autoComplete="family-name"
          maxLength={60}
          required
        />
      </div>
      <TextField
        {...field("email")}
        label={register.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField
        {...field("username")}
        label={register.username}
        hint={register.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        required
      />
      <PasswordField
        {...field("password")}
        label={register.password}
        words={words.password}
        autoComplete="new-password"
        meter
        required
      />
    </>
  );
}
