# curl waits as long as Retry-After says
curl -s --retry 4 '{api}/search?q=dasbor'
