import json, time
from urllib.error import HTTPError
from urllib.request import urlopen

def open_patiently(url, attempts=5):
    while True:
        try:
            return urlopen(url)
        except HTTPError as error:
            attempts -= 1
            if error.code not in (429, 503) or attempts == 0:
                raise
            time.sleep(int(error.headers.get("Retry-After", "1")))

with open_patiently("{api}/search?q=dasbor") as response:
    print(json.load(response))
