import { Link } from "react-router";
import type { SavedView } from "#leads/inbox/views/saved-view.ts";
import { fill } from "#text/fill.ts";
import { Icon } from "#ui/icon.tsx";
import { useCall } from "../../../data/use-call.ts";
import { useSend } from "../../../data/use-send.ts";
import { showToast } from "../../../dialog/toast.ts";
import { useWords } from "../../../words/use-words.ts";
import { asQuery, builtInViews, type InboxFilters, isSameView } from "./inbox-filters.ts";

/**
 * Renders the views of the inbox: those that everybody has, and one's own, which can be deleted while they are shown.
 */
export function ViewTabs({ filters }: { filters: InboxFilters }) {
  const { views: words } = useWords("admin-leads");
  const { data: saved = [] } = useCall<SavedView[]>("/admin/leads/views");
  const send = useSend();
  const remove = async (id: string) => {
    const outcome = await send<unknown>("DELETE", `/admin/leads/views/${id}`);
    if (outcome.ok) showToast({ text: words.deleted });
  };
  const builtIn = Object.entries(builtInViews).map(([id, view]) => ({
    id,
    name: words[id as keyof typeof builtInViews],
    filters: view as Record<string, string>,
    own: false,
  }));
  const views = [...builtIn, ...saved.map((view) => ({ ...view, own: true }))];
  return (
    <nav aria-label={words.label} className="flex shrink-0 gap-1 overflow-x-auto border-b border-line">
      {views.map(({ id, name, filters: view, own }) => {
        const isShown = isSameView(view, filters);
        return (
          <span key={id} className="flex shrink-0 items-center">
            <Link
              to={`?${asQuery(view)}`}
              aria-current={isShown || undefined}
              className={`px-3 py-2 text-sm whitespace-nowrap ${isShown ? "border-b-2 border-primary font-semibold text-primary" : "text-muted"}`}
            >
              {name}
            </Link>
            {own && isShown && (
              <button
                type="button"
                className="icon-btn"
                aria-label={fill(words.delete, { name })}
                onClick={() => void remove(id)}
              >
                <Icon name="close" className="size-3.5" />
              </button>
            )}
          </span>
        );
      })}
    </nav>
  );
}
