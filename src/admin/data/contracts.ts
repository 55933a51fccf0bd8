import type { rightsContract } from "#accounts/rights/rights-contract.ts";
import type { auditContract, HistoryContract } from "#accounts/staff/audit-contract.ts";
import type { searchContract } from "#accounts/staff/search-contract.ts";
import type { sessionContract, streamContract } from "#accounts/staff/session-contract.ts";
import type { staffContract } from "#accounts/staff/staff-contract.ts";
import type { AddressOf, CallAt, CallsOf, FileAddressOf } from "#contract/calls.ts";
import type { customerContract } from "#desk/customer-contract.ts";
import type { missedSearchContract } from "#desk/missed-search-contract.ts";
import type { campaignContract } from "#growth/campaigns/campaign-contract.ts";
import type { eventContract } from "#growth/events/event-contract.ts";
import type { experimentContract } from "#growth/experiments/desk/experiment-contract.ts";
import type { letterContract } from "#growth/newsletter/letters/letter-contract.ts";
import type { subscriberContract } from "#growth/newsletter/readers/subscriber-contract.ts";
import type { todayContract } from "#insight/figures/today-contract.ts";
import type { jobsContract } from "#insight/operations/jobs-contract.ts";
import type { systemContract } from "#insight/operations/system-contract.ts";
import type { speedContract } from "#insight/speed/speed-contract.ts";
import type { conversationContract, leadFileUpload } from "#leads/conversation/conversation-contract.ts";
import type { writingContract } from "#leads/conversation/writing-contract.ts";
import type { importContract, importUpload } from "#leads/import/import-contract.ts";
import type { leadContract } from "#leads/inbox/lead-contract.ts";
import type { pipelineContract } from "#leads/pipeline/pipeline-contract.ts";
import type { mediaContract, uploadContract } from "#media/media-contract.ts";
import type { notificationContract } from "#notifications/notification-contract.ts";
import type { commentContract } from "#publishing/comments/comment-contract.ts";
import type { documentContract, factContract } from "#publishing/documents/document-contract.ts";
import type { parityContract } from "#publishing/parity/parity-contract.ts";
import type { previewContract } from "#publishing/previews/preview-contract.ts";
import type { publicationContract } from "#publishing/publications/publication-contract.ts";
import type { replaceContract } from "#publishing/replace/replace-contract.ts";
import type { upgradeContract } from "#publishing/upgrades/upgrade-contract.ts";
import type { settingsContract } from "#settings/settings-contract.ts";
import type { bookContract } from "#shop/books/book-contract.ts";
import type { helpContract } from "#shop/help/help-contract.ts";
import type { archiveContract } from "#shop/invoice-archives/archive-contract.ts";
import type { orderContract } from "#shop/order-desk/order-contract.ts";
import type { priceContract } from "#shop/prices/price-contract.ts";
import type { settlementContract } from "#shop/settlements/settlement-contract.ts";
import type { invoiceContract } from "#shop/tax/invoice-contract.ts";
import type { voucherContract } from "#shop/vouchers/voucher-contract.ts";
import type { taskContract } from "#tasks/task-contract.ts";

/** The calls of the back office, a line for each contract: as types only, so that no schema enters the bundle. */
interface AdminCalls
  extends CallsOf<typeof archiveContract>,
    CallsOf<typeof auditContract>,
    CallsOf<typeof bookContract>,
    CallsOf<typeof campaignContract>,
    CallsOf<typeof commentContract>,
    CallsOf<typeof conversationContract>,
    CallsOf<typeof customerContract>,
    CallsOf<ReturnType<typeof documentContract>>,
    CallsOf<typeof eventContract>,
    CallsOf<typeof experimentContract>,
    CallsOf<typeof factContract>,
    CallsOf<typeof helpContract>,
    CallsOf<HistoryContract>,
    CallsOf<typeof importContract>,
    CallsOf<typeof importUpload>,
    CallsOf<typeof invoiceContract>,
    CallsOf<ReturnType<typeof jobsContract>>,
    CallsOf<typeof leadContract>,
    CallsOf<typeof leadFileUpload>,
    CallsOf<typeof writingContract>,
    CallsOf<typeof letterContract>,
    CallsOf<typeof orderContract>,
    CallsOf<typeof mediaContract>,
    CallsOf<typeof missedSearchContract>,
    CallsOf<typeof parityContract>,
    CallsOf<typeof pipelineContract>,
    CallsOf<typeof previewContract>,
    CallsOf<typeof notificationContract>,
    CallsOf<typeof priceContract>,
    CallsOf<typeof publicationContract>,
    CallsOf<typeof replaceContract>,
    CallsOf<typeof rightsContract>,
    CallsOf<typeof searchContract>,
    CallsOf<typeof sessionContract>,
    CallsOf<typeof settingsContract>,
    CallsOf<typeof settlementContract>,
    CallsOf<typeof speedContract>,
    CallsOf<typeof staffContract>,
    CallsOf<typeof streamContract>,
    CallsOf<typeof subscriberContract>,
    CallsOf<typeof systemContract>,
    CallsOf<typeof taskContract>,
    CallsOf<typeof todayContract>,
    CallsOf<typeof upgradeContract>,
    CallsOf<typeof uploadContract>,
    CallsOf<typeof voucherContract> {}

export type Changing = "POST" | "PUT" | "PATCH" | "DELETE";
/** Where the back office may send a call of a method. */
export type AdminAddress<Verb extends string> = AddressOf<AdminCalls, Verb>;
/** The addresses that are read, as contracts have them: `/admin/leads/:id`. */
export type AdminPattern = keyof AdminCalls extends infer Key
  ? Key extends `GET ${infer Path}`
    ? Path
    : never
  : never;
/** What the call at an address takes and sends. */
export type AdminCall<Verb extends string, Address> = CallAt<AdminCalls, Verb, Address>;
/** Where a file is read from. */
export type AdminFile = FileAddressOf<AdminCalls>;
/** The first two parts of an address, by which everything read below it is found: `/admin/orders`. */
export type AdminResource = ResourceOf<keyof AdminCalls>;
type ResourceOf<Key> = Key extends `${string} /admin/${infer Name}`
  ? `/admin/${Name extends `${infer First}/${string}` ? First : Name}`
  : never;
