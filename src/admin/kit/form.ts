/** Forms, dialogs and messages. */
export { ActionDialog } from "../dialog/action-dialog.tsx";
export { confirmAction } from "../dialog/confirm-dialog.tsx";
export { showToast } from "../dialog/toasts.tsx";
export { ChooseFile } from "../form/choose-file.tsx";
export { DayInput } from "../form/day-input.tsx";
export { Form, FormActions } from "../form/form.tsx";
export { DialogForm, FormDialog } from "../form/form-dialog.tsx";
export { DateInput, NumberInput, SelectInput, TextAreaInput, TextInput } from "../form/inputs.tsx";
export { LanguageChoice } from "../form/language-choice.tsx";
export { MentionInput } from "../form/mention-input.tsx";
export { type AnySchema, acceptedBy } from "../form/schema-resolver.ts";
export { dropDraft, hasDraft, useDraft, useStoredDraft } from "../form/stored-draft.ts";
export { registerForm } from "../form/unsaved-forms.ts";
export { type AdminForm, overtaken, useAdminForm } from "../form/use-admin-form.ts";
export { ReasonDialog } from "../reasons/reason-dialog.tsx";
