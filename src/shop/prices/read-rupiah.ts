import { isRupiah, type Rupiah } from "#money/rupiah.ts";

/** Reads whole rupiah, with or without separators between thousands; undefined for anything else. */
export function readRupiah(text: string): Rupiah | undefined {
  const amount = /^(\d+|\d{1,3}([.,_]\d{3})+)$/.test(text) ? Number(text.replaceAll(/\D/g, "")) : undefined;
  return isRupiah(amount) ? amount : undefined;
}
