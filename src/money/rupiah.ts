declare const brand: unique symbol;

/** A whole number of rupiah. Created by `rupiah` only; all arithmetic on amounts is in this file. */
export type Rupiah = number & { readonly [brand]: "Rupiah" };

/** Converts a number to rupiah. Throws a RangeError for fractions, NaN and what a double cannot hold exactly. */
export function rupiah(amount: number): Rupiah {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of rupiah: ${amount}`);
  return (amount === 0 ? 0 : amount) as Rupiah;
}

export const zero: Rupiah = rupiah(0);

export function sum(...amounts: readonly Rupiah[]): Rupiah {
  let total = 0;
  for (const amount of amounts) total += amount;
  return rupiah(total);
}

export function minus(amount: Rupiah, less: Rupiah): Rupiah {
  return rupiah(amount - less);
}

export function negative(amount: Rupiah): Rupiah {
  return rupiah(-amount);
}

export function times(amount: Rupiah, count: number): Rupiah {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a whole count: ${count}`);
  return rupiah(amount * count);
}

/** Returns whether a number that somebody typed is whole rupiah. */
export function isRupiah(amount: number | null | undefined): amount is Rupiah {
  return Number.isSafeInteger(amount);
}

/** Returns an amount without its sign. */
export function magnitude(amount: Rupiah): Rupiah {
  return rupiah(Math.abs(amount));
}

/** Returns the whole rupiah nearest to an average or to a value of an axis. */
export function nearestRupiah(value: number): Rupiah {
  return rupiah(Math.round(value));
}

export function most(...amounts: readonly Rupiah[]): Rupiah {
  return rupiah(Math.max(...amounts));
}

export function least(...amounts: readonly Rupiah[]): Rupiah {
  return rupiah(Math.min(...amounts));
}

/** Returns `amount x numerator / denominator`, to whole rupiah, half up. Amounts here are never negative. */
export function shareHalfUp(amount: Rupiah, numerator: number, denominator: number): Rupiah {
  return share(amount, numerator, denominator, BigInt(denominator));
}

/** Returns `amount x numerator / denominator`, rounded down: what a discount does. */
export function shareDown(amount: Rupiah, numerator: number, denominator: number): Rupiah {
  return share(amount, numerator, denominator, 0n);
}

// In BigInt, because amount x numerator may leave the safe integers long before the quotient does.
function share(amount: Rupiah, numerator: number, denominator: number, round: bigint): Rupiah {
  if (amount < 0 || numerator < 0 || denominator <= 0) throw new RangeError("a share of a negative amount");
  return rupiah(Number((2n * BigInt(amount) * BigInt(numerator) + round) / (2n * BigInt(denominator))));
}
