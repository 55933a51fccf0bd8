import { useEffect } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { logOut } from "#client/flows/log-out.ts";
import { watchLogin } from "#client/flows/watch-login.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

/** Logs out and leads to the home page. It is on every page of the account, so it also watches for a logout elsewhere. */
export default function AccountLogOut({ label, address }: { label: string; address: PageAddress }) {
  useEffect(watchLogin, []);
  useEffect(scrollToCurrentLink, []);
  async function handlePress() {
    await logOut();
    location.assign(localizeHref("/", address));
  }
  return (
    <Button kind="quiet" onClick={handlePress}>
      <Icon name="logout" className="size-5" />
      <span>{label}</span>
    </Button>
  );
}

/** Scrolls the account's menu to its current link, where the menu is one line that scrolls sideways. */
function scrollToCurrentLink(): void {
  const link = document.querySelector<HTMLElement>(".side-link[aria-current]");
  const menu = link?.closest("ul");
  if (!link || !menu) return;
  const { left, width } = link.getBoundingClientRect();
  menu.scrollLeft += left + width / 2 - menu.getBoundingClientRect().left - menu.clientWidth / 2;
}
