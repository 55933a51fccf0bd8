import { OfficeFacts, type OfficeListProps, OfficeName } from "../offices/office-list.tsx";

/** Renders the head office across the row, the others two by two. */
export function OfficeList({ offices, labels }: OfficeListProps) {
  return (
    <div className="wrap">
      <ul className="grid gap-3 lg:grid-cols-2">
        {offices.map((office) => (
          <li
            key={office.id}
            id={office.id}
            className={`tile rise ${office.main ? "grid gap-8 lg:col-span-2 lg:grid-cols-[1fr_2fr]" : "stack-6"}`}
          >
            <OfficeName {...office} />
            <OfficeFacts office={office} labels={labels} />
          </li>
        ))}
      </ul>
    </div>
  );
}
