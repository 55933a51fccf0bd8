answer=$(curl -s -c cookies.txt '{api}/auth/sign-in/email' \
  -H 'Origin: {site}' -H 'Content-Type: application/json' \
  -d "{ \"email\": \"$EMAIL\", \"password\": \"$PASSWORD\" }")

if echo "$answer" | grep -q twoFactorRedirect; then
  curl -s -b cookies.txt -c cookies.txt '{api}/auth/two-factor/verify-totp' \
    -H 'Origin: {site}' -H 'Content-Type: application/json' \
    -d "{ \"code\": \"$CODE\" }" > /dev/null
fi

TOKEN=$(curl -s -b cookies.txt '{api}/auth/token' | jq -r .token)
curl -s '{api}/user/login' -H "Authorization: Bearer $TOKEN"
