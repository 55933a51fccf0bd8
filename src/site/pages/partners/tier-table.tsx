import { Inline } from "../../sections/inline.tsx";

export interface TierTableProps {
  caption: string;
  names: string[];
  /** Whether the columns rise in rank: the last one is then highlighted. */
  rising?: boolean;
  rows: { label: string; values: string[] }[];
}

/** Renders a comparison. On a phone each row's name is above its three cells, so that nothing scrolls sideways. */
export function TierTable({ caption, names, rows, rising }: TierTableProps) {
  return (
    <table className="w-full table-fixed max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sticky max-md:top-17 max-md:block max-md:bg-ground">
        <tr className="border-b border-edge max-md:grid max-md:grid-cols-3 max-md:gap-x-3">
          <td className="w-1/4 max-md:hidden" />
          {names.map((name, index) => (
            <th
              key={name}
              scope="col"
              className={`py-3 text-start font-semibold max-[22rem]:text-sm md:px-4 md:py-5 md:text-xl ${rising && index === names.length - 1 ? "rounded-t-lg text-primary md:bg-tint" : ""}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ label, values }) => (
          <tr
            key={label}
            className="border-b border-line align-top max-md:grid max-md:grid-cols-3 max-md:gap-x-3 max-md:py-3"
          >
            <th
              scope="row"
              className="text-start text-sm font-normal text-muted max-md:col-span-3 max-md:pb-1 md:py-4 md:pe-4"
            >
              {label}
            </th>
            {values.map((value, column) => (
              <td
                key={column}
                className={`text-sm tabular-nums max-[22rem]:text-[0.8125rem] md:px-4 md:py-4 md:text-base ${rising && column === names.length - 1 ? "font-semibold md:bg-tint" : ""}`}
              >
                <Inline text={value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
