total=$(curl -s '{api}/quotes' \
  -H 'Content-Type: application/json' \
  -d '{ "package_id": "big-view-starter", "months": 1, "payment_method": "mandiri_va" }' | jq .data.total)

curl -s '{api}/orders' \
  -H "Authorization: Bearer $TOKEN" \
  -H 'Content-Type: application/json' \
  -H "Idempotency-Key: $KEY" \
  -d "{
    \"package_id\": \"big-view-starter\", \"months\": 1, \"payment_method\": \"mandiri_va\",
    \"expected_total\": $total, \"locale\": \"id\",
    \"buyer\": { \"name\": \"PT Contoh Ritel\", \"address\": \"Jalan Melati 2, Bandung\" }
  }"
