<?php
$api = '{api}';
$wanted = ['package_id' => 'big-view-starter', 'months' => 1, 'payment_method' => 'mandiri_va'];

function post($url, $body, $headers = []) {
  $context = stream_context_create(['http' => [
    'method' => 'POST',
    'header' => ['Content-Type: application/json', ...$headers],
    'content' => json_encode($body),
  ]]);
  return json_decode(file_get_contents($url, false, $context), true)['data'];
}

$quote = post("$api/quotes", $wanted);
$order = post("$api/orders", [
  ...$wanted,
  'expected_total' => $quote['total'],
  'locale' => 'id',
  'buyer' => ['name' => 'PT Contoh Ritel', 'address' => 'Jalan Melati 2, Bandung'],
], ['Authorization: Bearer ' . getenv('TOKEN'), 'Idempotency-Key: ' . getenv('KEY')]);
echo $order['number'], ' ', $order['total'], ' ', $order['payment']['expires_at'];
