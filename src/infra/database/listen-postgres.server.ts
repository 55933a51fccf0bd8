import pg from "pg";

type Listener = (payload: string) => void;

/**
 * Returns `listen` on one connection for all channels, opened with the first and reopened when it breaks. Notifications
 * sent while it was broken are lost, so every listener is then called with an empty payload.
 */
export function listenOnPostgres(config: pg.ClientConfig) {
  const channels = new Map<string, Set<Listener>>();
  let connection: Promise<pg.Client> | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, keepAlive: true, application_name: "bigsuite-listen" });
    client.on("notification", ({ channel, payload }) => {
      for (const listener of channels.get(channel) ?? []) listener(payload ?? "");
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
    for (const listeners of channels.values()) for (const listener of listeners) listener("");
  }

  /** @throws once it is closed: a connection opened then would never end */
  async function open(): Promise<pg.Client> {
    if (closed) throw new Error("The connection for notifications is closed");
    connection ??= connect().catch((error) => {
      connection = undefined;
      throw error;
    });
    return connection;
  }

  return {
    async listen(channel: string, listener: Listener) {
      const listeners = channels.get(channel) ?? new Set<Listener>();
      channels.set(channel, listeners.add(listener));
      const client = await open();
      if (listeners.size === 1) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      return async () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
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
