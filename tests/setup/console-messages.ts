import { isAllowedMessage } from './allowed-messages.ts';

/** Console warnings, console errors and unhandled requests of the running test. */
const messages: string[] = [];

function toText(args: unknown[]): string {
  const [first, ...rest] = args;
  let index = 0;
  const text = String(first).replace(/%[sdifoO]/g, (token) =>
    index < rest.length ? String(rest[index++]) : token,
  );
  return [text, ...rest.slice(index).map(String)].join(' ');
}

/** Records a message, unless it is an allowed one. */
export function recordMessage(level: 'error' | 'warn', args: unknown[]): void {
  const text = toText(args);
  if (!isAllowedMessage(text)) messages.push(`console.${level}: ${text}`);
}

/** Records a request without a handler. */
export function recordUnhandledRequest(url: string): void {
  messages.push(`unhandled request: ${url}`);
}

/** Returns the messages of the test so far and removes them, so that they do not fail the test. */
export function takeConsoleMessages(): string[] {
  return messages.splice(0);
}
