import KeepAccount from "../../islands/keep-account.tsx";
import { Island } from "../../layout/island.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";

export { loader } from "../../page.server.ts";

export default function KeepAccountPage() {
  const { words, address } = usePage<"auth">();
  const { AuthLayout } = useSections();
  const { keep, errors } = words;
  return (
    <AuthLayout title={keep.title} lead={keep.lead}>
      <Island name="keep-account" component={KeepAccount} props={{ words: { keep, errors }, address }} />
    </AuthLayout>
  );
}
