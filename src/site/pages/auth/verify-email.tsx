import VerifyEmail from "../../islands/verify-email.tsx";
import { Island } from "../../layout/island.tsx";
import { AuthLayout } from "../../sections/auth-layout.tsx";
import { usePage } from "../../use-page.ts";

export { loader } from "../../page.server.ts";

export default function VerifyEmailPage() {
  const { words, address } = usePage<"auth">();
  const { verify, password, errors } = words;
  return (
    <AuthLayout title={verify.title}>
      <Island name="verify-email" component={VerifyEmail} props={{ words: { verify, password, errors }, address }} />
    </AuthLayout>
  );
}
