import json, os
from urllib.request import Request, urlopen

api = "{api}"
wanted = {"package_id": "big-view-starter", "months": 1, "payment_method": "mandiri_va"}

def post(path, body, headers={}):
    headers = {"Content-Type": "application/json", **headers}
    with urlopen(Request(api + path, data=json.dumps(body).encode(), headers=headers)) as response:
        return json.load(response)["data"]

quote = post("/quotes", wanted)
order = post(
    "/orders",
    {
        **wanted,
        "expected_total": quote["total"],
        "locale": "id",
        "buyer": {"name": "PT Contoh Ritel", "address": "Jalan Melati 2, Bandung"},
    },
    {"Authorization": "Bearer " + os.environ["TOKEN"], "Idempotency-Key": os.environ["KEY"]},
)
print(order["number"], order["total"], order["payment"]["expires_at"])
