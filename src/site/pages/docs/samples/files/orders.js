const headers = { Authorization: `Bearer ${process.env.TOKEN}` };

for (let cursor = ""; cursor !== null; ) {
  const url = new URL("{api}/orders");
  if (cursor) url.searchParams.set("cursor", cursor);
  const { data, meta } = await (await fetch(url, { headers })).json();
  for (const order of data) console.log(order.number);
  cursor = meta.next_cursor;
}
