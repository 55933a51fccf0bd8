/** A clock that the seeds set to the past, so that the domain's own functions write the history. */
export interface MovedClock {
  now: () => Date;
  /** Sets it to so many days (and hours) before the real time. */
  setAgo(days: number, hours?: number): void;
  /** Moves it forward, but never past the real time. */
  addHours(hours: number): void;
}

const hour = 3_600_000;

export function createMovedClock(realNow: () => Date): MovedClock {
  let time = realNow().getTime();
  return {
    now: () => new Date(time),
    setAgo(days, hours = 0) {
      time = realNow().getTime() - (days * 24 + hours) * hour;
    },
    addHours(hours) {
      time = Math.min(realNow().getTime(), time + hours * hour);
    },
  };
}
