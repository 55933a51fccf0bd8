import type { LoaderFunctionArgs } from "react-router";
import { privacyVersion } from "#content/consent-texts.server.ts";
import Login from "../../islands/login.tsx";
import { Island } from "../../layout/island.tsx";
import { loadPage } from "../../page.server.ts";
import { Inline } from "../../sections/inline.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (_services, { address }) => privacyVersion(address.locale));

/** Renders the login to which the back office leads: the same gate, without what only customers need. */
export default function StaffLoginPage() {
  const { words, address, extra } = usePage<"auth", string>();
  const { AuthLayout } = useSections();
  const { staff, second, register, code, create, password, errors } = words;
  const login = { ...words.login, codeLead: staff.codeLead, help: staff.help };
  return (
    <AuthLayout alone title={staff.title} lead={staff.lead} below={<Inline text={staff.customer} />}>
      <Island
        name="login"
        component={Login}
        props={{
          words: { login, second, register, code, create, password, errors },
          address,
          privacyVersion: extra,
          home: "/admin",
        }}
      />
    </AuthLayout>
  );
}
