import { Icon } from "#ui/icon.tsx";
import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Window } from "../../kit/window.tsx";

/**
 * Draws the API platform's signature picture: servers that call through one gate, and the telephone that calls its own
 * server.
 */
export const Gate = picture(
  "stage",
  "Rancangan gerbang API: ponsel pelanggan memanggil server Anda tanpa kunci; tiga server memanggil gerbang, yang memeriksa kunci, alamat IP, kuota, dan mencatat, lalu meneruskan ke layanan identitas, visi, teks, dan lokasi. | The design of the API gate: a customer’s phone calls your server without a key; three servers call the gate, which checks key, IP address and quota, keeps a log, and passes on to the identity, vision, text and location services.",
  (t) => {
    const callers = [
      [t("Server aplikasi Anda | Your app’s server"), "10.20.0.0/24"],
      [t("Server situs Anda | Your site’s server"), "10.20.4.0/24"],
      [t("Server mitra | A partner’s server"), "198.51.100.7"],
    ];
    const services = [
      [t("Identitas | Identity"), "/v1/identity"],
      [t("Visi | Vision"), "/v1/vision"],
      [t("Teks | Text"), "/v1/text"],
      [t("Lokasi | Location"), "/v1/location"],
    ];
    const checks = [
      [t("Kunci | Key"), "bs_test_••x2"],
      [t("Alamat IP | IP address"), t("terdaftar | registered")],
      [t("Kuota | Quota"), t("sisa 18.204 | 18,204 left")],
      [t("Catatan | Log"), "X-Request-Id"],
    ];
    return (
      <Window
        title={t("Gerbang API, rancangan | API gate, design")}
        product="api-marketplace"
        meta={t("spesimen | specimen")}
      >
        <div className="grid bg-sunken p-5 @3xl:h-96 @3xl:grid-cols-[7rem_2.5rem_1fr_4rem_13rem_4rem_1fr] @3xl:items-center @3xl:p-8">
          <div className="grid justify-items-center gap-2 text-center @3xl:self-end @3xl:pb-4">
            <svg viewBox="0 0 48 84" className="h-20 w-12" aria-hidden="true">
              <rect x="2" y="2" width="44" height="80" rx="9" strokeWidth="3" className="fill-surface stroke-muted" />
              <path d="M19 75h10" strokeWidth="3" strokeLinecap="round" className="stroke-muted" />
            </svg>
            <b>{t("Aplikasi ponsel | Phone app")}</b>
            <Chip tone="quiet">{t("tanpa kunci | no key")}</Chip>
          </div>
          <Wires d="M0 82C60 82 40 18 100 18" />
          <Nodes nodes={callers} />
          <Wires d="M0 16.7C50 16.7 50 50 100 50M0 50H100M0 83.3C50 83.3 50 50 100 50" thread />
          <div className="rounded-lg border-2 border-hue bg-surface p-5 shadow-md">
            <p className="flex items-center gap-2 font-display text-sm font-bold">
              <Icon name="lock" className="size-5 text-hue" /> {t("Gerbang | Gate")}
            </p>
            <dl className="mt-3 grid gap-2.5 @min-[18rem]:grid-cols-2 @3xl:grid-cols-1">
              {checks.map(([name, value]) => (
                <div key={name} className="border-t border-line pt-2.5">
                  <dt className="flex items-center gap-1.5 text-muted">
                    <Icon name="check" className="size-4 text-good" /> {name}
                  </dt>
                  <dd className="font-code font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <Wires d="M0 50C50 50 50 12.5 100 12.5M0 50C50 50 50 37.5 100 37.5M0 50C50 50 50 62.5 100 62.5M0 50C50 50 50 87.5 100 87.5" />
          <Nodes nodes={services} />
        </div>
      </Window>
    );
  },
);

function Nodes({ nodes }: { nodes: (string | undefined)[][] }) {
  return (
    <ul className="my-4 grid gap-2 @min-[18rem]:grid-cols-2 @3xl:my-0 @3xl:flex @3xl:h-full @3xl:flex-col @3xl:justify-around @3xl:gap-0">
      {nodes.map(([name, note]) => (
        <li key={name} className="rounded-md border border-line bg-surface px-4 py-2.5">
          <b>{name}</b>
          <br />
          <span className="font-code text-muted">{note}</span>
        </li>
      ))}
    </ul>
  );
}

function Wires({ d, thread }: { d: string; thread?: boolean }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="hidden size-full @3xl:block" aria-hidden="true">
      <path d={d} fill="none" className={thread ? "thread" : "stroke-edge"} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
