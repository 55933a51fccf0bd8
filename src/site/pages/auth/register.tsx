import type { LoaderFunctionArgs } from "react-router";
import { privacyVersion } from "#content/consent-texts.server.ts";
import type { SoldPackage } from "../../islands/checkout/chosen-package.ts";
import Register from "../../islands/register.tsx";
import { Island } from "../../layout/island.tsx";
import { loadPage } from "../../page.server.ts";
import { useSections } from "../../sections/use-sections.ts";
import { soldPackages } from "../../sold-packages.ts";
import { useHref, usePage } from "../../use-page.ts";

interface Extra {
  privacyVersion: string;
  sold: SoldPackage[];
}

export const loader = (args: LoaderFunctionArgs) =>
  loadPage<Extra>(args, async ({ packages }, { address: { locale } }) => ({
    privacyVersion: privacyVersion(locale),
    sold: soldPackages(await packages(locale)),
  }));

export default function RegisterPage() {
  const { words, address, extra } = usePage<"auth", Extra>();
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
          ...extra,
        }}
      />
    </AuthLayout>
  );
}
