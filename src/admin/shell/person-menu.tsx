import { Icon } from "#ui/icon.tsx";
import { initialsOf } from "../layout/avatar.tsx";
import { useMe } from "../session/me.ts";
import { sitePage } from "../session/redirect-to-login.ts";
import { useWords } from "../words/use-words.ts";

/** Renders who is logged in, and the way out. */
export function PersonMenu() {
  const { bar, roles } = useWords("admin");
  const { name, email, role } = useMe();
  const leave = async () => {
    const { logOut } = await import("#client/flows/log-out.ts");
    await logOut();
    location.assign(sitePage("/"));
  };
  return (
    <>
      <button
        type="button"
        className="person"
        // Drawn by the stylesheet: the name of the button is what it opens.
        data-initials={initialsOf(name)}
        popoverTarget="person-menu"
        aria-label={bar.account}
        title={name}
      />
      <div id="person-menu" popover="auto" className="pop-menu">
        <p className="px-2.5 pt-1.5 text-sm font-semibold">{name}</p>
        <p className="px-2.5 pb-2 text-xs text-muted">
          {email}
          <br />
          {roles[role]}
        </p>
        <a className="pop-item" href={sitePage("/account")}>
          <Icon name="user" className="size-4" />
          {bar.account}
        </a>
        <a className="pop-item" href={sitePage("/")} target="_blank" rel="noopener">
          <Icon name="external" className="size-4" />
          {bar.site}
        </a>
        <button type="button" className="pop-item" onClick={() => void leave()}>
          <Icon name="logout" className="size-4" />
          {bar.logOut}
        </button>
      </div>
    </>
  );
}
