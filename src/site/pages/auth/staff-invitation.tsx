import StaffInvitation from "../../islands/staff-invitation.tsx";
import { Island } from "../../layout/island.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";

export { loader } from "../../page.server.ts";

export default function StaffInvitationPage() {
  const { words, address } = usePage<"auth">();
  const { AuthLayout } = useSections();
  const { invitation, password, errors } = words;
  return (
    <AuthLayout title={invitation.title} lead={invitation.lead}>
      <Island
        name="staff-invitation"
        component={StaffInvitation}
        props={{ words: { invitation, password, errors }, address }}
      />
    </AuthLayout>
  );
}
