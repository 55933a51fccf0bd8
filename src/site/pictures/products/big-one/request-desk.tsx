import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Window } from "../../kit/window.tsx";

/** Requests of data subjects with their countdown, and the products that a request has reached. */
export const RequestDesk = picture(
  "story",
  "Meja permintaan subjek data: tiga permintaan dengan hitung mundur. Permintaan hapus S-0091 sudah sampai di tiga dari empat produk. | The desk of data subject requests: three requests with countdowns. The erasure S-0091 has reached three of four products.",
  (t) => {
    const requests = [
      ["S-0091", t("Hapus | Erase"), t("11 jam lagi | 11 h left"), "warn"],
      ["S-0092", t("Perbaiki | Correct"), t("38 jam lagi | 38 h left"), "hue"],
      ["S-0093", t("Lihat | See"), t("67 jam lagi | 67 h left"), "hue"],
    ] as const;
    const reached = [
      [t("BigLake, 6 tabel | BigLake, 6 tables"), t("dihapus | erased"), "good"],
      [t("BigAssistant, percakapan | BigAssistant, conversations"), t("dihapus | erased"), "good"],
      [t("BigAction, jejak | BigAction, trail"), t("disamarkan | masked"), "good"],
      [t("CRM Anda | Your CRM"), t("menunggu bukti | awaiting proof"), "warn"],
    ] as const;
    return (
      <Window
        title={t("Permintaan subjek data | Data subject requests")}
        product="big-one"
        meta={t("3 x 24 jam | 3 x 24 hours")}
      >
        <div className="grid @lg:grid-cols-2">
          <ul className="border-line @lg:border-r">
            {requests.map(([id, what, left, tone], i) => (
              <li
                key={id}
                className={`flex items-center justify-between gap-2 border-b border-line p-5 ${i ? "" : "bg-tint"}`}
              >
                <span>
                  <b>{what}</b>
                  <br />
                  <span className="font-code text-muted">{id}</span>
                </span>
                <Chip tone={tone}>{left}</Chip>
              </li>
            ))}
          </ul>
          <div className="p-5">
            <b>{t("S-0091 diteruskan ke | S-0091 passed on to")}</b>
            <ul className="mt-2">
              {reached.map(([product, state, tone]) => (
                <li key={product} className="flex items-center justify-between gap-3 border-b border-line py-2.5">
                  {product} <Chip tone={tone}>{state}</Chip>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Window>
    );
  },
);
