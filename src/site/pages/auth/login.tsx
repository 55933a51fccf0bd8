import type { LoaderFunctionArgs } from "react-router";
import { readSet } from "#content/read-set.server.ts";
import Login from "../../islands/login.tsx";
import { Island } from "../../layout/island.tsx";
import { loadPage } from "../../page.server.ts";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(
    args,
    (_services, { address }) => (readSet(address.locale, "privacy-policy") as { version: string }).version,
  );

export default function LoginPage() {
  const { words, address, extra: privacyVersion } = usePage<"auth", string>();
  const { AuthLayout } = useSections();
  const href = useHref();
  const { login, second, register, code, create, password, errors } = words;
  const below = (
    <>
      {login.noAccount}{" "}
      <a className="link" href={href("/auth/register")}>
        {login.register}
      </a>
    </>
  );
  return (
    <AuthLayout title={login.title} lead={login.lead} below={below}>
      <Island
        name="login"
        component={Login}
        props={{ words: { login, second, register, code, create, password, errors }, address, privacyVersion }}
      />
    </AuthLayout>
  );
}
