const api = "{api}";
const { EMAIL, PASSWORD, CODE } = process.env;
const cookies = new Map();

async function send(path, body) {
  const response = await fetch(api + path, {
    method: body ? "POST" : "GET",
    headers: {
      "Content-Type": "application/json",
      Origin: "{site}",
      Cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
    },
    body: body && JSON.stringify(body),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
    cookies.set(name, value);
  }
  if (!response.ok) throw new Error((await response.json()).code);
  return response.json();
}

const login = await send("/auth/sign-in/email", { email: EMAIL, password: PASSWORD });
if (login.twoFactorRedirect) await send("/auth/two-factor/verify-totp", { code: CODE });

const { token } = await send("/auth/token");
const me = await fetch(`${api}/user/login`, { headers: { Authorization: `Bearer ${token}` } });
console.log(await me.json());
