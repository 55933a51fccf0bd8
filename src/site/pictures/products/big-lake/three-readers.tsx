import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Table } from "../../kit/table.tsx";

/** Draws the same table as three readers see it: other rows, other columns. */
export const ThreeReaders = picture(
  "story",
  "Tabel nasabah yang sama dilihat tiga orang: cabang Malang melihat satu baris, analis melihat tiga baris dengan NIK tersamar, petugas kepatuhan melihat NIK utuh dan pembukaannya dicatat. | The same customer table seen by three people: the Malang branch sees one row, an analyst three rows with the NIK masked, compliance the whole NIK, with the access logged.",
  (t) => {
    const readers = [
      [t("Cabang Malang | Malang branch"), t("hanya baris Malang | Malang rows only"), "3573••••••••0004", ["Malang"]],
      [t("Analis | Analyst"), t("NIK tersamar | NIK masked"), "••••••••••••••••", ["Malang", "Kediri", "Blitar"]],
      [
        t("Kepatuhan | Compliance"),
        t("utuh, dengan alasan | whole, with a reason"),
        "3573011205850004",
        ["Malang", "Kediri", "Blitar"],
      ],
    ] as const;
    return (
      <div className="grid gap-3">
        {readers.map(([who, what, nik, cities], i) => (
          <div
            key={who}
            className={`rounded-lg border bg-surface p-4 shadow-sm ${i === 2 ? "border-accent @lg:ml-24" : `border-line ${i ? "@lg:mx-12" : "@lg:mr-24"}`}`}
          >
            <p className="mb-1 flex flex-wrap items-center justify-between gap-2">
              <b>{who}</b>
              <Chip tone={i === 2 ? "warn" : "hue"}>{what}</Chip>
            </p>
            <Table
              rows={cities.map((city, row) => [
                city,
                <code key="nik">
                  {row ? nik.replace(/\d(?=\d{0,3}$)/g, (digit) => `${(Number(digit) + row) % 10}`) : nik}
                </code>,
                t("Rp8,4 jt | Rp8.4 m"),
              ])}
              end={[2]}
            />
            {i === 2 && (
              <p className="mt-2 text-muted">
                {t("Tercatat: R. Handayani, 14.02, pemeriksaan internal | Logged: R. Handayani, 14:02, internal audit")}
              </p>
            )}
          </div>
        ))}
      </div>
    );
  },
);
