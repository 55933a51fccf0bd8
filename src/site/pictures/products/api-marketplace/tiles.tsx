import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { Code } from "../../kit/document.tsx";
import { picture } from "../../kit/picture.tsx";
import { Steps } from "../../kit/steps.tsx";
import { Table } from "../../kit/table.tsx";

/** Draws a call in the sandbox with a test key. */
export const Sandbox = picture(
  "tile",
  "Panggilan spesimen di ruang uji, tanpa tagihan. | A specimen call in the sandbox, not billed.",
  (t) => (
    <div className="ground-ink rounded-lg p-4">
      <Code
        lines={[
          [
            ["key", "curl "],
            ["plain", t("ruang-uji.example/v1/… | sandbox.example/v1/…")],
          ],
          [
            ["plain", "  -H "],
            ["text", '"Bearer bs_test_…"'],
          ],
          [["note", t("200 · spesimen · Rp0 | 200 · specimen · Rp0")]],
          [
            ["plain", '{ "sentiment": '],
            ["text", '"negative"'],
            ["plain", " }"],
          ],
        ]}
      />
    </div>
  ),
);

/** Draws what a reviewer has checked of a request. */
export const ReviewSteps = picture(
  "tile",
  "Tiga hal yang ditinjau; kuota menunggu. | Three things reviewed; the quota is next.",
  (t) => (
    <Card className="p-4 text-sm">
      <Steps
        done={3}
        items={[
          t("Organisasi: domain cocok | Organisation: domain matches"),
          t("Tujuan: pembukaan rekening | Purpose: account opening"),
          t("Dasar: persetujuan | Basis: consent"),
          t("Kuota: 20.000 sebulan | Quota: 20,000 a month"),
        ]}
      />
    </Card>
  ),
);

/** Draws an invoice by API and key. */
export const InvoiceParts = picture(
  "tile",
  "Tagihan contoh dirinci per API dan kunci. | A sample invoice by API and key.",
  (t) => (
    <Card>
      <p className="flex justify-between gap-2">
        <b>{t("Oktober, contoh | October, sample")}</b> <Chip tone="quiet">{t("2 kunci | 2 keys")}</Chip>
      </p>
      <Table
        end={[2]}
        rows={[
          ["/identity/card", t("8.120 | 8,120"), t("Rp4,1 jt | Rp4.1 m")],
          ["/text/sentiment", t("31.400 | 31,400"), t("Rp4,7 jt | Rp4.7 m")],
          [t("galat kami | our errors"), "212", <b key="0">Rp0</b>],
        ]}
      />
    </Card>
  ),
);
