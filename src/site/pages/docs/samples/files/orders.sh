cursor=
while true; do
  page=$(curl -s -G '{api}/orders' ${cursor:+--data-urlencode "cursor=$cursor"} \
    -H "Authorization: Bearer $TOKEN")
  echo "$page" | jq -r '.data[].number'
  cursor=$(echo "$page" | jq -r '.meta.next_cursor // empty')
  [ -n "$cursor" ] || break
done
