/** A setting that cannot be used. The message is shown to the person who starts the server. */
export class SettingError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingError';
  }
}
