/** A clock that the seeds set to the past, so that the domain's own functions write the history. */
export interface MovedClock {
  now: () => Date;
  /** Returns the real time. */
  realNow: () => Date;
  /** Sets it to so many days (and hours) before the real time. */
  setAgo(days: number, hours?: number): void;
  /** Sets it to a moment, but never past the real time. */
  setAt(moment: Date): void;
  /** Moves it forward, but never past the real time. */
  addHours(hours: number): void;
}

const hour = 3_600_000;

export function createMovedClock(realNow: () => Date): MovedClock {
  let time = realNow().getTime();
  const setUntilNow = (to: number) => {
    time = Math.min(realNow().getTime(), to);
  };
  return {
    now: () => new Date(time),
    realNow,
    setAgo(days, hours = 0) {
      time = realNow().getTime() - (days * 24 + hours) * hour;
    },
    setAt: (moment) => setUntilNow(moment.getTime()),
    addHours: (hours) => setUntilNow(time + hours * hour),
  };
}
