import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { may, staffRoles } from "#accounts/staff/permissions.ts";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { helpFileBytes } from "#shop/help/help-file.ts";
import { closeCustomerAccount, collectShopData } from "#shop/orders/personal-orders.server.ts";
import { changeOrders } from "#shop/shop.server.ts";
import { testDeps } from "../support/api.ts";
import { eachShop } from "../support/shop.ts";
import { namedLogin } from "../support/shop-api.ts";
import { staffLogin } from "../support/staff.ts";

const pdf = Buffer.from("%PDF-1.7\nbukti transfer");

eachShop((t) => {
  let app: FastifyInstance;
  beforeEach(async () => {
    const [customers, staff] = [namedLogin(t.db), staffLogin(t.db, () => new Date("2026-11-20T05:00:00Z"))];
    const isStaff = new RegExp(`^Bearer (${staffRoles.join("|")})(:|$)`);
    const authenticate: ApiDeps["authenticate"] = (request) =>
      (isStaff.test(request.headers.authorization ?? "") ? staff : customers)(request);
    const deps = { now: t.shop.now, jobs: t.jobs, shop: t.shop as ApiDeps["shop"], authenticate };
    app = await buildApi(testDeps(t.db, deps, { RATE_LIMIT_CALLS: "1000000" }));
  });

  async function upload(as: string, bytes: Buffer, { id = crypto.randomUUID() as string, name = "bukti.pdf" } = {}) {
    const response = await app.inject({
      method: "POST",
      url: `/api/help-files?${new URLSearchParams({ id, name })}`,
      headers: { authorization: `Bearer ${as}`, "content-type": "application/octet-stream" },
      payload: bytes,
    });
    const { issues = [] } = response.body ? response.json() : {};
    return { id, status: response.statusCode, issues: issues.map(({ code }: { code: string }) => code) };
  }
  async function send(as: string, url: string, body: object) {
    const headers = { authorization: `Bearer ${as}` };
    const response = await app.inject({ method: "POST", url: `/api${url}`, headers, payload: body });
    return { status: response.statusCode, ...response.json() };
  }
  const ask = (as: string, file: string, id: string = crypto.randomUUID()) =>
    send(as, "/help-requests", { id, topic: "refund", order: "", text: "Terpotong dua kali", file });
  const get = (as: string, url: string) =>
    app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${as}` } });

  test("a file is part of the message that names it, and is given to its customer as a download", async () => {
    const { id: file, status } = await upload("hana", pdf, { name: "C:\\bukti “transfer”.pdf" });
    expect(status).toBe(204);
    const { data } = await ask("hana", file);
    const shown = { id: file, name: "bukti “transfer”.pdf", type: "application/pdf", size: pdf.length };
    expect(data.messages[0].file).toEqual(shown);
    const response = await get("hana", `/help-requests/${data.id}/files/${file}`);
    expect([response.statusCode, response.rawPayload]).toEqual([200, pdf]);
    expect(response.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="bukti _transfer_.pdf"; filename*=UTF-8''${encodeURIComponent(shown.name)}`,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    // Also with a later message, which is without one when it is repeated with another.
    const second = await upload("hana", pdf);
    const again = { id: crypto.randomUUID(), text: "Ini buktinya", file: second.id };
    const fileOf = async (body: object) => {
      const { messages } = (await send("hana", `/help-requests/${data.id}/messages`, body)).data;
      return messages.find((message: { id: string }) => message.id === again.id).file.id;
    };
    expect(await fileOf(again)).toBe(second.id);
    const other = await upload("hana", pdf);
    expect(await fileOf({ ...again, file: other.id })).toBe(second.id);
  });

  test("a picture is stored without what its camera wrote, and what is not a PDF, PNG or JPEG is refused", async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#808080" } })
      .withExif({ IFD0: { Copyright: "Rumah Hana, Jalan Melati 3" } })
      .jpeg()
      .toBuffer();
    expect(photo.includes("Jalan Melati")).toBe(true);
    const { id, status } = await upload("hana", photo, { name: "foto.jpg" });
    expect(status).toBe(204);
    const stored = await t.db.selectFrom("help_files").select(["bytes", "type"]).where("id", "=", id).execute();
    expect(stored[0]!.type).toBe("image/jpeg");
    expect(Buffer.from(stored[0]!.bytes).includes("Jalan Melati")).toBe(false);
    for (const bytes of ["GIF89a", "<svg xmlns='http://www.w3.org/2000/svg'/>", "<html>", "MZ", "PK\x03\x04"])
      expect(await upload("hana", Buffer.from(bytes)), bytes).toMatchObject({ status: 400, issues: ["file_type"] });
    const broken = photo.subarray(0, 40);
    expect(await upload("hana", broken)).toMatchObject({ status: 400, issues: ["file_unreadable"] });
    const large = Buffer.concat([pdf, Buffer.alloc(helpFileBytes)]);
    expect((await upload("hana", large)).status).toBe(413);
  });

  test("nobody else can name, open or replace a file, and one is in one message only", async () => {
    const { id: file } = await upload("hana", pdf);
    const gone = { status: 400, issues: [{ path: "file", code: "file_gone" }] };
    expect(await ask("indra", file)).toMatchObject(gone);
    expect(await upload("indra", Buffer.from("%PDF-other"), { id: file })).toMatchObject({ status: 404 });
    const request = crypto.randomUUID();
    expect(await ask("hana", crypto.randomUUID(), request)).toMatchObject(gone);
    const kept = await t.db.selectFrom("help_requests").select("id").where("id", "=", request).execute();
    expect(kept, "nothing is stored of a refused request").toEqual([]);
    const { data } = await ask("hana", file, request);
    expect((await get("indra", `/help-requests/${data.id}/files/${file}`)).statusCode).toBe(404);
    const { data: others } = await ask("indra", "");
    expect((await get("indra", `/help-requests/${others.id}/files/${file}`)).statusCode).toBe(404);
    expect((await get("hana", `/help-requests/${data.id}/files/${crypto.randomUUID()}`)).statusCode).toBe(404);
    expect(await ask("hana", file)).toMatchObject(gone);
  });

  test("the team opens it with the permission for help, and the audit log has who did", async () => {
    const { id: file } = await upload("hana", pdf);
    const { data } = await ask("hana", file);
    const url = `/admin/help/${data.id}/files/${file}`;
    for (const role of staffRoles)
      expect((await get(role, url)).statusCode, role).toBe(may(role, "help", "read") ? 200 : 404);
    expect((await get("hana", url)).statusCode).toBe(404);
    expect((await get("sales", `/admin/help/${data.id}`)).json().data.messages[0].file.id).toBe(file);
    const opened = await t.db
      .selectFrom("audit_log")
      .select(["actor_id", "after"])
      .where("action", "=", "help.file_opened")
      .where("object_id", "=", data.id)
      .execute();
    expect(opened.map(({ actor_id }) => actor_id).sort()).toEqual(
      staffRoles.filter((role) => may(role, "help", "read")).sort(),
    );
    expect(opened[0]!.after).toEqual({ file });
  });

  test("it is in the customer's export, and goes with the account", async () => {
    const { id: file } = await upload("wati", pdf);
    const { data } = await ask("wati", file);
    await upload("wati", pdf, { name: "belum dikirim.pdf" });
    expect(await collectShopData(t.db, "wati")).toMatchObject({
      help_files: [
        { request: data.number, name: "bukti.pdf", size: pdf.length },
        { request: null, name: "belum dikirim.pdf" },
      ],
    });
    await changeOrders(t.shop, (trx) => closeCustomerAccount(trx, "wati"));
    expect(await t.db.selectFrom("help_files").select("id").where("user_id", "=", "wati").execute()).toEqual([]);
  });
});
