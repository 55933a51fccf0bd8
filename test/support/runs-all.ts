/**
 * Whether this run is one of everything there is (`npm test -- all`, or TEST_ALL=1). A test may then take minutes or repeat
 * the same with another engine, size or seed; otherwise it runs each behaviour once (docs/testing.md).
 */
export const runsAll = process.env.TEST_ALL === "1";
