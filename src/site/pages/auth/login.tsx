import type { LoaderFunctionArgs } from "react-router";
import { privacyVersion } from "#content/consent-texts.server.ts";
import Login from "../../islands/login.tsx";
import { Island } from "../../layout/island.tsx";
import { loadPage } from "../../page.server.ts";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (_services, { address }) => privacyVersion(address.locale));

export default function LoginPage() {
  const { words, address, extra } = usePage<"auth", string>();
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
        props={{ words: { login, second, register, code, create, password, errors }, address, privacyVersion: extra }}
      />
    </AuthLayout>
  );
}
