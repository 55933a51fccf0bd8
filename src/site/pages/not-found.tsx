import { writeAddress } from "#address/address.ts";
import { kawungDot } from "../illustrations/kawung.tsx";
import { Inline } from "../sections/inline.tsx";
import { Title } from "../sections/title.tsx";
import { useHref, usePage } from "../use-page.ts";

const [columns, rows] = [9, 5];
const missing = { column: 6, row: 2 };

/** Draws a field of petals of which one is missing: its place is marked in turmeric. */
function MissingPetal({ className = "" }: { className?: string }) {
  let field = "";
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (column !== missing.column || row !== missing.row)
        field += kawungDot(column * 10 + 5, row * 10 + 5, 2.4 + (((column * 7 + row * 5) % 9) / 9) * 3.6);
  return (
    <svg viewBox={`0 0 ${columns * 10} ${rows * 10}`} className={className} aria-hidden="true">
      <path d={field} className="fill-primary" />
      <circle
        cx={missing.column * 10 + 5}
        cy={missing.row * 10 + 5}
        r="5"
        className="thread"
        strokeWidth="0.6"
        strokeDasharray="1 1.4"
      />
    </svg>
  );
}

export { loader } from "../page.server.ts";

/** Renders the 404 page: it offers the search, the other language's page where there is one, and other links. */
export default function NotFound() {
  const { words, availableAt, suggestions } = usePage<"404">();
  const href = useHref();
  return (
    <div className="wrap lost">
      <div>
        <div className="grid gap-4 sm:flex sm:items-end sm:gap-8">
          <p className="figure min-w-[1.95em] text-primary">404</p>
          <MissingPetal className="h-28 w-auto sm:h-40" />
        </div>
        <Title className="h1 mt-6">{words.title}</Title>
        <p className="lead mt-5">
          <Inline text={availableAt ? words.elsewhere.lead : words.lead} />
        </p>
        {availableAt && (
          <a href={writeAddress(availableAt)} hrefLang={availableAt.locale} className="btn btn-primary mt-8">
            {words.elsewhere.link}
          </a>
        )}
        {suggestions.length > 0 && (
          <>
            <p id="suggestions" className="mt-8 font-semibold">
              {words.suggestion}
            </p>
            <ul aria-labelledby="suggestions" className="mt-2">
              {suggestions.map(({ path, title }) => (
                <li key={path}>
                  <a className="link inline-flex min-h-11 items-center" href={href(path)}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <search>
          <form
            action={href("/search")}
            className="mt-8 flex max-w-md flex-wrap gap-2 *:[.input]:min-w-0 *:[.input]:flex-[1_1_10rem]"
          >
            <label className="sr-only" htmlFor="missing-search">
              {words.search}
            </label>
            <input
              id="missing-search"
              className="input"
              type="search"
              name="q"
              minLength={2}
              maxLength={100}
              required
            />
            <button type="submit" className="btn btn-secondary shrink-0">
              {words.search}
            </button>
          </form>
        </search>
      </div>
      <nav aria-label={words.links.title}>
        <p className="menu-title">{words.links.title}</p>
        <ul>
          {words.links.items.map((link) => (
            <li key={link.href}>
              <a href={href(link.href)} className="link block py-3">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
