/** What screens show: frames, panels, facts, states, moments, money, charts and histories. */
export { TimeChart } from "../charts/time-chart.tsx";
export { ActorName, useAuditNames } from "../history/audit-names.tsx";
export { differences } from "../history/differences.ts";
export { ChangeTable, ObjectHistory } from "../history/object-history.tsx";
export { useOvertakenBy, useSayOvertaken, useSayRefused } from "../history/use-overtaken.ts";
export { Avatar, PartBadge, Person, ProductBadge, ProductLine } from "../layout/avatar.tsx";
export { DetailScreen } from "../layout/detail-screen.tsx";
export { Empty, EmptyList } from "../layout/empty.tsx";
export { FileButton } from "../layout/file-button.tsx";
export { Loading, RefusalNote, useRefusalText } from "../layout/loading.tsx";
export { EmptyPart, Facts, Panel } from "../layout/panel.tsx";
export { relativeTime } from "../layout/relative-time.ts";
export { NotFound, Screen } from "../layout/screen.tsx";
export { Timeline, type TimelineItem } from "../layout/timeline.tsx";
export { useIsPhone } from "../layout/use-is-phone.ts";
export { CopyButton, EmailText, Money, StateBadge, type Tone, When } from "../layout/values.tsx";
