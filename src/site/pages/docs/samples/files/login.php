<?php
$api = '{api}';
$browser = curl_init();
curl_setopt_array($browser, [CURLOPT_COOKIEFILE => '', CURLOPT_RETURNTRANSFER => true]);

function send($browser, $url, $body = null) {
  curl_setopt($browser, CURLOPT_URL, $url);
  curl_setopt($browser, CURLOPT_HTTPHEADER, ['Content-Type: application/json', 'Origin: {site}']);
  curl_setopt($browser, CURLOPT_HTTPGET, true);
  if ($body) curl_setopt($browser, CURLOPT_POSTFIELDS, json_encode($body));
  return json_decode(curl_exec($browser), true);
}

$login = send($browser, "$api/auth/sign-in/email", ['email' => getenv('EMAIL'), 'password' => getenv('PASSWORD')]);
if (!empty($login['twoFactorRedirect'])) send($browser, "$api/auth/two-factor/verify-totp", ['code' => getenv('CODE')]);

$token = send($browser, "$api/auth/token")['token'];
$context = stream_context_create(['http' => ['header' => ["Authorization: Bearer $token"]]]);
print_r(json_decode(file_get_contents("$api/user/login", false, $context), true));
