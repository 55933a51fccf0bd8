import ResetPassword from "../../islands/reset-password.tsx";
import { Island } from "../../layout/island.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";

export { loader } from "../../page.server.ts";

export default function ResetPasswordPage() {
  const { words, address } = usePage<"auth">();
  const { AuthLayout } = useSections();
  const { reset, password, errors } = words;
  return (
    <AuthLayout title={reset.title} lead={reset.lead}>
      <Island name="reset-password" component={ResetPassword} props={{ words: { reset, password, errors }, address }} />
    </AuthLayout>
  );
}
