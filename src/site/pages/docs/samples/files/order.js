const api = "{api}";
const { TOKEN, KEY } = process.env;
const wanted = { package_id: "big-view-starter", months: 1, payment_method: "mandiri_va" };

async function post(path, body, headers = {}) {
  const response = await fetch(api + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.code);
  return answer.data;
}

const { total } = await post("/quotes", wanted);
const order = await post(
  "/orders",
  {
    ...wanted,
    expected_total: total,
    locale: "id",
    buyer: { name: "PT Contoh Ritel", address: "Jalan Melati 2, Bandung" },
  },
  { Authorization: `Bearer ${TOKEN}`, "Idempotency-Key": KEY },
);
console.log(order.number, order.total, order.payment.expires_at);
