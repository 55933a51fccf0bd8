import json, os
from urllib.parse import urlencode
from urllib.request import Request, urlopen

headers = {"Authorization": "Bearer " + os.environ["TOKEN"]}
query = {}
while query is not None:
    with urlopen(Request("{api}/orders?" + urlencode(query), headers=headers)) as response:
        page = json.load(response)
    for order in page["data"]:
        print(order["number"])
    cursor = page["meta"]["next_cursor"]
    query = {"cursor": cursor} if cursor else None
