/** Returns a new key that makes a POST safe to repeat; keep it (`useState`) until the call succeeded. */
export const newIdempotencyKey = (): string => crypto.randomUUID();
