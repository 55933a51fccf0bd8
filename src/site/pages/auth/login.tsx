import Login from "../../islands/login.tsx";
import { Island } from "../../layout/island.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

export { loader } from "../../page.server.ts";

export default function LoginPage() {
  const { words, address } = usePage<"auth">();
  const { AuthLayout } = useSections();
  const href = useHref();
  const { login, second, password, errors } = words;
  const register = (
    <>
      {login.noAccount}{" "}
      <a className="link" href={href("/auth/register")}>
        {login.register}
      </a>
    </>
  );
  return (
    <AuthLayout title={login.title} lead={login.lead} below={register}>
      <Island name="login" component={Login} props={{ words: { login, second, password, errors }, address }} />
    </AuthLayout>
  );
}
