import { NavLink } from "react-router";
import { useWords } from "../../words/use-words.ts";

/** Leads from the list of customers to that of companies and back. */
export function ViewLinks() {
  const words = useWords("admin-customers");
  const views = [
    { to: "/customers", name: words.title },
    { to: "/customers/companies", name: words.companies },
  ];
  return (
    <nav aria-label={words.views} className="flex gap-1">
      {views.map(({ to, name }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) => `bar-link ${isActive ? "bg-primary-soft text-primary" : ""}`}
        >
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
