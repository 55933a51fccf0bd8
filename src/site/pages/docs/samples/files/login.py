import json, os
from http.cookiejar import CookieJar
from urllib.request import HTTPCookieProcessor, Request, build_opener, urlopen

api = "{api}"
browser = build_opener(HTTPCookieProcessor(CookieJar()))

def send(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Origin": "{site}"}
    request = Request(api + path, data=data, headers=headers)
    with browser.open(request) as response:
        return json.load(response)

login = send("/auth/sign-in/email", {"email": os.environ["EMAIL"], "password": os.environ["PASSWORD"]})
if login.get("twoFactorRedirect"):
    send("/auth/two-factor/verify-totp", {"code": os.environ["CODE"]})

token = send("/auth/token")["token"]
with urlopen(Request(api + "/user/login", headers={"Authorization": "Bearer " + token})) as me:
    print(json.load(me))
