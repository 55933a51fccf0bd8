import ForgotPassword from "../../islands/forgot-password.tsx";
import { Island } from "../../layout/island.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";

export { loader } from "../../page.server.ts";

export default function ForgotPasswordPage() {
  const { words, address } = usePage<"auth">();
  const { AuthLayout } = useSections();
  const { forgot, errors } = words;
  return (
    <AuthLayout title={forgot.title} lead={forgot.lead}>
      <Island name="forgot-password" component={ForgotPassword} props={{ words: { forgot, errors }, address }} />
    </AuthLayout>
  );
}
