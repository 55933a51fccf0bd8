/** Calls, what the person may do, words, language and keys. */
export { call } from "../data/call.ts";
export type { AdminAddress, AdminCall } from "../data/contracts.ts";
export { download, openPdf, saveCsv, saveFile } from "../data/download.ts";
export { Refused, refusalOf } from "../data/query-client.ts";
export { callKey, resourceOf } from "../data/query-key.ts";
export { readFileText } from "../data/read-file-text.ts";
export { refreshResources } from "../data/refresh.ts";
export { authorized } from "../data/request.ts";
export { useAction } from "../data/use-action.ts";
export { type CallResult, useCall } from "../data/use-call.ts";
export { type ListResult, useList } from "../data/use-list.ts";
export { confirmed, useSend } from "../data/use-send.ts";
export { useSendId } from "../data/use-send-id.ts";
export { useKeys } from "../keys/use-keys.ts";
export { company } from "../session/company.ts";
export { useMay, useMe } from "../session/me.ts";
export { useLocale } from "../words/locale.ts";
export { useWords, wordFor } from "../words/use-words.ts";
