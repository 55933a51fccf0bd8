import { Tabs } from "#ui/tabs.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useWords } from "../../words/use-words.ts";
import { JobsTab } from "./jobs-tab.tsx";
import { MailsTab } from "./mails-tab.tsx";

/** Renders the job queues with what failed, and the mails that became files. */
export default function JobsScreen() {
  const { title, tabs } = useWords("admin-jobs");
  return (
    <Screen title={title}>
      <Tabs
        label={tabs.label}
        tabs={[
          { name: tabs.jobs, content: <JobsTab /> },
          { name: tabs.mails, content: <MailsTab /> },
        ]}
      />
    </Screen>
  );
}
