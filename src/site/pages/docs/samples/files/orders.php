<?php
$context = stream_context_create(['http' => ['header' => ['Authorization: Bearer ' . getenv('TOKEN')]]]);
$query = [];
do {
  $page = json_decode(file_get_contents('{api}/orders?' . http_build_query($query), false, $context), true);
  foreach ($page['data'] as $order) echo $order['number'], "\n";
  $query = ['cursor' => $page['meta']['next_cursor']];
} while ($query['cursor']);
