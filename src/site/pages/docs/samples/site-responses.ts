import type { ProblemWords } from "#content/kinds/problems.ts";

/** Responses shown beside the samples of the guides, by the sample's name; those of `http-` stand alone. */
export const guideResponses: Record<string, string> = {
  packages: `HTTP/1.1 200 OK
X-Request-Id: 0b6f0c0e-5a5b-4a63-9d0f-1f1f4c1f8f10

{
  "data": [
    {
      "id": "big-social-starter",
      "product": "big-social",
      "tier": "starter",
      "price": 1500000
    }
  ]
}`,
  login: `{
  "data": {
    "id": "kT4w9nQ2",
    "first_name": "Sari",
    "username": "sari",
    "email": "sari@contoh.co.id",
    "email_verified": true
  }
}`,
  contact: `HTTP/1.1 201 Created

{
  "data": {
    "id": "5c4b1a0e-2f0b-4c0e-9a63-6a3b8d2f7e11",
    "received_at": "2026-11-20T07:09:41.000Z"
  }
}`,
  quote: `{
  "data": {
    "months": 3,
    "unit_price": 4500000,
    "subtotal": 13500000,
    "discount": 2000000,
    "channel_fee": 0,
    "dpp": 10541667,
    "ppn": 1265000,
    "total": 12765000
  }
}`,
  search: `{
  "data": [
    {
      "path": "/products/big-view",
      "title": "BigView",
      "excerpt": "<mark>Dasbor</mark> yang dibaca sampai habis",
      "kind": "product"
    }
  ],
  "meta": {}
}`,
  orders: `{
  "data": [{ "number": "ORD-202611-000042", "status": "paid" }],
  "meta": { "next_cursor": null }
}`,
  "http-delivery": `POST /hooks/bigsuite HTTP/1.1
Content-Type: application/json
Idempotency-Key: 5c4b1a0e-2f0b-4c0e-9a63-6a3b8d2f7e11
X-BigSuite-Timestamp: 1795158581
X-BigSuite-Signature: v1=5d1f3c0b5e8a4f0d9b7c6a1e2f3d4c5b6a7f8e9d0c1b2a3f4e5d6c7b8a9fc27a

{
  "event": "lead.received",
  "data": {
    "id": "5c4b1a0e-2f0b-4c0e-9a63-6a3b8d2f7e11",
    "company": "PT Contoh Ritel",
    "product": "big-social"
  }
}`,
};

/** Returns the responses to refused requests, by the sample's name, with the texts of errors in the reader's language. */
export function problemResponses({ problems, issues }: ProblemWords): Record<string, string> {
  return {
    "http-problem": `HTTP/1.1 400 Bad Request
Content-Type: application/problem+json

{
  "type": "urn:bigsuite:problem:invalid_input",
  "title": ${JSON.stringify(problems.invalid_input)},
  "status": 400,
  "code": "invalid_input",
  "issues": [
    {
      "path": "phone",
      "code": "invalid_phone",
      "message": ${JSON.stringify(issues.invalid_phone)}
    }
  ]
}`,
    "http-limit": `HTTP/1.1 429 Too Many Requests
Retry-After: 12
Content-Type: application/problem+json

{
  "type": "urn:bigsuite:problem:too_many_requests",
  "title": ${JSON.stringify(problems.too_many_requests)},
  "status": 429,
  "code": "too_many_requests"
}`,
  };
}
