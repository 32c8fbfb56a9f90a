/** An invalid setting. The message is printed in the terminal that starts the server. */
export class SettingError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingError';
  }
}
