<?php
function fetch_patiently($url, $attempts = 5) {
  do {
    $call = curl_init($url);
    curl_setopt_array($call, [CURLOPT_RETURNTRANSFER => true, CURLOPT_HEADER => true]);
    [$head, $body] = explode("\r\n\r\n", curl_exec($call), 2);
    $status = curl_getinfo($call, CURLINFO_RESPONSE_CODE);
    if (!in_array($status, [429, 503])) return $body;
    preg_match('/^retry-after: (\d+)/mi', $head, $found);
    sleep((int) ($found[1] ?? 1));
  } while (--$attempts > 0);
  return $body;
}

print_r(json_decode(fetch_patiently('{api}/search?q=dasbor'), true));
