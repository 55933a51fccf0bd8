import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Person } from "../../people/person.tsx";

/** Draws who approves what: a ladder by value, with a deputy for a manager on leave. */
export const ApprovalLadder = picture(
  "story",
  "Tangga persetujuan tiga tingkat menurut nilai. Manajer gudang sedang cuti, jadi wewenangnya berpindah kepada Rina Oktavia. | A three-step ladder of approval by value. The warehouse manager is on leave, so authority passes to Rina Oktavia.",
  (t) => {
    const rungs = [
      [
        t("di atas Rp100 juta | above Rp100 m"),
        "Bambang Sutejo",
        t("Direktur operasi | Director of operations"),
        "batik",
        "",
      ],
      [
        t("Rp10 juta sampai Rp100 juta | Rp10 m to Rp100 m"),
        "Andi Rahma",
        t("Manajer gudang | Warehouse manager"),
        "hijab",
        t("cuti | on leave"),
      ],
      [t("di bawah Rp10 juta | below Rp10 m"), "Fajar Sidik", t("Penyelia | Supervisor"), "cap", ""],
    ] as const;
    return (
      <ol className="grid gap-4">
        {rungs.map(([range, name, role, bust, leave], i) => (
          <li
            key={name}
            className={`rounded-lg border bg-surface p-4 ${leave ? "border-2 border-accent" : "border-line"} ${["@lg:ml-28", "@lg:mx-14", "@lg:mr-28"][i]}`}
          >
            <div className="flex flex-wrap items-center gap-3">
              <Person bust={bust} className="size-12" />
              <span>
                <b className="text-sm">{name}</b>
                <br />
                <span className="text-muted">{role}</span>
              </span>
              <span className="ml-auto">
                <Chip tone={leave ? "warn" : "hue"}>{range}</Chip>
              </span>
            </div>
            {leave && (
              <div className="mt-3 flex flex-wrap items-center gap-3 border-t border-dotted border-accent pt-3">
                <Chip tone="quiet">{leave}</Chip>
                {t("sampai Senin, wewenang ada pada | until Monday, authority is with")}{" "}
                <Person bust="glasses" className="size-8" />
                <b>Rina Oktavia</b>
              </div>
            )}
          </li>
        ))}
      </ol>
    );
  },
);
