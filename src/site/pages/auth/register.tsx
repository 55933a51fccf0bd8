import type { LoaderFunctionArgs } from "react-router";
import { soldOnline } from "#catalogue/products.ts";
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
  const { words, address, all, extra: privacyVersion } = usePage<"auth", string>();
  const { AuthLayout } = useSections();
  const href = useHref();
  const { register, password, errors } = words;
  const products = soldOnline.map((id) => ({ id, name: all.products[id].name }));
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
        props={{ words: { register, password, errors }, address, products, privacyVersion }}
      />
    </AuthLayout>
  );
}
