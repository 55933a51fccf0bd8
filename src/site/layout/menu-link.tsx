import { useHref, usePage } from "../use-page.ts";

export function MenuLink({ href: path, name, line }: { href: string; name: string; line?: string }) {
  const href = useHref();
  const { row } = usePage();
  return (
    <a href={href(path)} className="menu-link" aria-current={row.path === path ? "page" : undefined}>
      <b>{name}</b>
      {line && <span>{line}</span>}
    </a>
  );
}
