import type { LoaderFunctionArgs } from "react-router";
import { readSet } from "#content/read-set.server.ts";
import Register from "../../islands/register.tsx";
import { Island } from "../../layout/island.tsx";
import { loadPage } from "../../page.server.ts";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(
    args,
    (_services, { address }) => (readSet(address.locale, "privacy-policy") as { version: string }).version,
  );

export default function RegisterPage() {
  const { words, address, extra: privacyVersion } = usePage<"auth", string>();
  const { AuthLayout } = useSections();
  const href = useHref();
  const { login: loginWords, register, create, code, second, password, errors } = words;
  const login = (
    <>
      {register.haveAccount}{" "}
      <a className="link" href={href("/auth/login")}>
        {register.login}
      </a>
    </>
  );
  return (
    <AuthLayout title={register.title} lead={register.lead} below={login}>
      <Island
        name="register"
        component={Register}
        props={{
          words: { login: loginWords, register, create, code, second, password, errors },
          address,
          privacyVersion,
        }}
      />
    </AuthLayout>
  );
}
