/**
 * Notes on a promise what it resolves to, as React's `use` reads it: without that `use` suspends once even when the promise
 * has long resolved, and the first screen would be drawn twice. Returns the promise.
 */
export function rememberLoaded<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => {},
  );
  return promise;
}
