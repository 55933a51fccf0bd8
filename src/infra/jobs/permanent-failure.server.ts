/** Thrown by a job's handler when a retry will hardly help: the job ends after nine more attempts (some 45 minutes). */
export class PermanentFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "PermanentFailure";
  }
}
