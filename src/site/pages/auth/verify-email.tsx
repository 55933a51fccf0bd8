import VerifyEmail from "../../islands/verify-email.tsx";
import { Island } from "../../layout/island.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";

export { loader } from "../../page.server.ts";

export default function VerifyEmailPage() {
  const { words, address } = usePage<"auth">();
  const { AuthLayout } = useSections();
  const { verify, code, password, errors } = words;
  return (
    <AuthLayout title={verify.title}>
      <Island
        name="verify-email"
        component={VerifyEmail}
        props={{ words: { verify, code, password, errors }, address }}
      />
    </AuthLayout>
  );
}
