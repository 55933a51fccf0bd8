# Send a signed delivery to your own receiver
BODY='{"event":"lead.received","data":{"company":"PT Contoh Ritel"}}'
TIMESTAMP=$(date +%s)
SIGNATURE=$(printf '%s.%s' "$TIMESTAMP" "$BODY" | openssl dgst -sha256 -hmac "$SECRET" | sed 's/^.* //')

curl -s -X POST "$RECEIVER" \
  -H 'Content-Type: application/json' \
  -H "X-BigSuite-Timestamp: $TIMESTAMP" \
  -H "X-BigSuite-Signature: v1=$SIGNATURE" \
  -d "$BODY"
