import { useEffect, useRef, useState } from "react";
import { authCall } from "#client/api/auth.ts";
import { refreshToken } from "#client/api/refresh-token.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { withOptional } from "../../../visitor/recover-import.ts";
import { submitCompleteCode } from "../../form/submit-complete-code.ts";
import { useCopy } from "../../form/use-copy.ts";
import { useForm } from "../../form/use-form.ts";
import { confirmed } from "./confirm-change.tsx";

/**
 * Renders the secret as a QR code and as text; the first code proves that the authenticator app has it. It takes the
 * focus, since it replaces a form.
 */
export function ScanCode({
  words: { twoFactor, errors },
  uri,
  onConfirmed,
}: {
  words: Pick<AccountWords, "twoFactor" | "errors">;
  uri: string;
  onConfirmed: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const picture = useQrCode(uri);
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  const { place, result, copy } = useCopy<HTMLSpanElement>(secret);
  const { form, button, summary, field } = useForm<{ code: string }>({
    id: "scan",
    errors,
    async send({ code }) {
      const typed = { code: code.replace(/\s/g, "") };
      const outcome = await confirmed(() => authCall("/two-factor/verify-totp", typed));
      // The session was replaced by one that has given its second factor.
      if (outcome.ok) await refreshToken();
      if (outcome.ok) onConfirmed();
      return outcome;
    },
  });
  return (
    <form {...form} className="grid gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
          {twoFactor.scanTitle}
        </h3>
        <p className="mt-1">{twoFactor.scan}</p>
      </div>
      <svg
        viewBox={picture && `0 0 ${picture.size} ${picture.size}`}
        className="size-48 rounded-md bg-white fill-black"
        role="img"
        aria-label={twoFactor.scan}
        shapeRendering="crispEdges"
      >
        {picture && (
          <>
            <rect width={picture.size} height={picture.size} fill="#fff" />
            <path d={picture.path} fill="#000" />
          </>
        )}
      </svg>
      <p className="text-sm text-muted">
        <span>{twoFactor.secret}</span>
        <code className="num mt-1 block font-mono text-base text-ink">
          <span ref={place} translate="no">
            {secret.match(/.{1,4}/g)?.join(" ")}
          </span>
        </code>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="secondary" onClick={copy}>
          {twoFactor.copyKey}
        </Button>
        {/* A phone cannot scan its own screen: its authenticator app opens by the link. */}
        <a className="btn btn-secondary not-pointer-coarse:hidden" href={uri}>
          {twoFactor.openApp}
        </a>
        <p role="status" className={`text-sm ${result === "selected" ? "w-full" : "text-good"}`}>
          {result && twoFactor[result]}
        </p>
      </div>
      {summary && <ErrorSummary {...summary} />}
      <TextField
        {...field("code")}
        label={twoFactor.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        className="max-w-60"
        required
        onInput={submitCompleteCode}
      />
      <div>
        <Button {...button}>{twoFactor.confirm}</Button>
      </div>
    </form>
  );
}

/** Returns the dark squares as one path, with the empty border that scanners need, once the encoder is loaded. */
function useQrCode(text: string) {
  const [picture, setPicture] = useState<{ size: number; path: string }>();
  useEffect(() => {
    let unmounted = false;
    // The key stands beside it as text.
    withOptional(import("uqr"), ({ encode }) => {
      const { data, size } = encode(text, { border: 4 });
      const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
      if (!unmounted) setPicture({ size, path });
    });
    return () => {
      unmounted = true;
    };
  }, [text]);
  return picture;
}
