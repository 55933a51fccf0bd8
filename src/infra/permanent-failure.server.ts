/** Thrown by a job's handler: trying again would not help, the job has failed. */
export class PermanentFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "PermanentFailure";
  }
}
