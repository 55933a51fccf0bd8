import { Icon } from "#ui/icon.tsx";
import { Card, Window } from "../../kit/frames.tsx";
import { Chip, Code, Table } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";
import type { ProductPictures } from "../product-pictures.ts";
import { KeyRotation, ReadableError, WebhookRetries } from "./stories.tsx";

/**
 * Draws the API platform's signature picture: servers that call through one gate, and the telephone that calls its own
 * server.
 */
const Gate = picture(
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

/** Draws the quota of a key as a gauge, and the answer beyond it. */
const QuotaLeft = picture(
  "tile",
  "Sisa kuota spesimen dan jawaban bila terlampaui. | A specimen quota and the answer beyond it.",
  (t) => (
    <div className="grid gap-3">
      <Card>
        <p className="flex items-end justify-between gap-2">
          <b className="num font-display text-xl/tight">{t("18.204 | 18,204")}</b>
          <span className="text-muted">{t("sisa dari 20.000 | left of 20,000")}</span>
        </p>
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="mt-2 h-2.5 w-full" aria-hidden="true">
          <rect width="100" height="6" className="fill-line" />
          <rect width="9" height="6" className="fill-hue" />
          <path d="M70 0v6M90 0v6" className="stroke-accent" />
        </svg>
      </Card>
      <Code className="ground-ink rounded-lg p-3" lines={["<k>429 </k>quota_exceeded", "Retry-After: <t>30</t>"]} />
    </div>
  ),
);

/** Draws the life of two versions of an API. */
const VersionLives = picture(
  "tile",
  "Garis waktu rancangan: v1 tetap hidup dua belas bulan setelah v2 dibuka. | A design’s time line: v1 lives twelve months after v2 opens.",
  (t) => (
    <Card className="grid gap-4 p-5">
      {(
        [
          ["/v1", "M0 5h78", "Sunset"],
          ["/v2", "M30 5h70", t("berlaku | current")],
        ] as const
      ).map(([version, d, note], i) => (
        <div key={version}>
          <p className="flex justify-between gap-2">
            <b className="font-code">{version}</b>
            <Chip tone={i ? "good" : "quiet"}>{note}</Chip>
          </p>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="mt-1 h-3 w-full" aria-hidden="true">
            <path d={d} strokeWidth="10" className={i ? "stroke-hue" : "stroke-faint"} />
          </svg>
        </div>
      ))}
      <p className="border-t-2 border-dotted border-accent pt-2">{t("12 bulan bersama | 12 months together")}</p>
    </Card>
  ),
);

/** Draws the inputs that trigger errors in the sandbox. */
const TriggeredErrors = picture(
  "tile",
  "Masukan yang memicu galat di ruang uji. | Inputs that trigger errors in the sandbox.",
  (t) => (
    <Card>
      <Table
        head={[t("Masukan | Input"), t("Yang terjadi | What happens")]}
        rows={[
          [<code key="a">{t("spesimen-buram | specimen-blurred")}</code>, t("ditinjau orang | human review")],
          [<code key="b">{t("spesimen-lambat | specimen-slow")}</code>, t("8 detik | 8 seconds")],
          [<code key="c">{t("spesimen-429 | specimen-429")}</code>, t("batas laju | rate limit")],
          [<code key="d">{t("spesimen-500 | specimen-500")}</code>, t("galat kami | our error")],
        ]}
      />
    </Card>
  ),
);

export const apiPlatform: ProductPictures = {
  stage: Gate,
  stories: [KeyRotation, ReadableError, WebhookRetries],
  tiles: [QuotaLeft, VersionLives, TriggeredErrors],
};
