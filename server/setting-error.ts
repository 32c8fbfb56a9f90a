/** A setting that cannot be used. Its message is one sentence for the person who starts the server. */
export class SettingError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingError';
  }
}
