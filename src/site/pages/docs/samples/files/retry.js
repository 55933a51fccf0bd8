async function fetchPatiently(url, options, attempts = 5) {
  for (;;) {
    const response = await fetch(url, options);
    if (![429, 503].includes(response.status) || --attempts === 0) return response;
    const seconds = Number(response.headers.get("Retry-After") ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

const response = await fetchPatiently("{api}/search?q=dasbor");
console.log(await response.json());
