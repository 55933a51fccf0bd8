<?php
function is_genuine($headers, $rawBody, $secret, $now = null) {
  $timestamp = $headers['x-bigsuite-timestamp'] ?? '';
  if (!ctype_digit($timestamp) || abs(($now ?? time()) - $timestamp) > 300) return false;
  $expected = 'v1=' . hash_hmac('sha256', "$timestamp.$rawBody", $secret);
  return hash_equals($expected, $headers['x-bigsuite-signature'] ?? '');
}
