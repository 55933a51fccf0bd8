/** Thrown by a job's handler: trying again will hardly help, so the job ends after nine more attempts (some 45 minutes). */
export class PermanentFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "PermanentFailure";
  }
}
