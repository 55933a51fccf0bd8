import { Tabs } from "#ui/tabs.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useWords } from "../../words/use-words.ts";
import { InboundTab } from "./inbound-tab.tsx";
import { JobsTab } from "./jobs-tab.tsx";
import { MailsTab } from "./mails-tab.tsx";

/** Renders the job queues with what failed, the mails that became files, and those that could not be read. */
export default function JobsScreen() {
  const { title, tabs } = useWords("admin-jobs");
  return (
    <Screen title={title}>
      <Tabs
        label={tabs.label}
        tabs={[
          { name: tabs.jobs, content: <JobsTab /> },
          { name: tabs.mails, content: <MailsTab /> },
          { name: tabs.inbound, content: <InboundTab /> },
        ]}
      />
    </Screen>
  );
}
