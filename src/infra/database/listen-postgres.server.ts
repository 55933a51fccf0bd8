import pg from "pg";

type Hear = (payload: string) => void;

/**
 * One connection that listens for all channels, opened with the first and opened again when it breaks. Notices sent
 * while it was broken are lost, so once it is back every hearer is called, with an empty payload, to look for itself.
 */
export function listenOnPostgres(config: pg.ClientConfig) {
  const channels = new Map<string, Set<Hear>>();
  let connection: Promise<pg.Client> | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, keepAlive: true, application_name: "bigsuite-listen" });
    client.on("notification", ({ channel, payload }) => {
      for (const hear of channels.get(channel) ?? []) hear(payload ?? "");
    });
    client.on("error", () => {});
    client.on("end", () => {
      connection = undefined;
      if (!closed && channels.size > 0) setTimeout(() => void open().then(callAll, () => {}), 1000).unref();
    });
    await client.connect();
    for (const channel of channels.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  }

  function callAll(): void {
    for (const hearers of channels.values()) for (const hear of hearers) hear("");
  }

  function open(): Promise<pg.Client> {
    connection ??= connect().catch((error) => {
      connection = undefined;
      throw error;
    });
    return connection;
  }

  return {
    async listen(channel: string, hear: Hear) {
      const hearers = channels.get(channel) ?? new Set<Hear>();
      channels.set(channel, hearers.add(hear));
      const client = await open();
      if (hearers.size === 1) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      return async () => {
        hearers.delete(hear);
        if (hearers.size > 0) return;
        channels.delete(channel);
        const current = await connection?.catch(() => undefined);
        await current?.query(`unlisten ${current.escapeIdentifier(channel)}`);
      };
    },
    async close() {
      closed = true;
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}
