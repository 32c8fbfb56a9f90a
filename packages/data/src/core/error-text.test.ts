import { describe, expect, it } from 'vitest';
import { getErrorText } from './error-text.ts';
import { toResponseError, RestError } from './rest-error.ts';

const wait = (seconds: string) => new Headers({ 'retry-after': seconds });
const json = (body: unknown) => JSON.stringify(body);

describe('the text of a failed request', () => {
  it.each([
    [
      'an error of WordPress',
      toResponseError(
        500,
        json({ code: 'internal_server_error', message: '<p>There has been a critical error</p>' }),
      ),
      'There has been a critical error.',
    ],
    [
      'an error of the proxy',
      toResponseError(504, json({ code: 'x', message: 'The store did not answer.' })),
      'The store did not answer.',
    ],
    [
      'a parameter that the store rejects',
      toResponseError(
        400,
        json({
          code: 'rest_invalid_param',
          message: 'Invalid parameter(s): interval',
          data: { params: { interval: 'interval is not one of day, and week.' } },
        }),
      ),
      'Invalid parameter(s): interval. interval is not one of day, and week.',
    ],
    ['an error page', toResponseError(502, '<html>'), 'The store returned an error (status 502).'],
    [
      'too many requests, with the delay in seconds',
      toResponseError(429, json({ code: 'busy', message: 'Too many requests' }), wait('45')),
      'Too many requests. Try again in 45 seconds.',
    ],
    [
      'too many requests without a message',
      toResponseError(429, '', wait('1')),
      'The store has received too many requests. Try again in 1 second.',
    ],
    [
      'a long delay in minutes',
      toResponseError(503, json({ code: 'busy', message: 'Busy.' }), wait('3541')),
      'Busy. Try again in 60 minutes.',
    ],
    [
      'no delay',
      toResponseError(429, json({ code: 'busy', message: 'Busy.' }), wait('0')),
      'Busy.',
    ],
    ['no message', new RestError('x', ''), ''],
    [
      'an error that is not from a request',
      new TypeError('x is undefined'),
      'Something went wrong.',
    ],
  ])('handles %s', (_, error, text) => {
    expect(getErrorText(error)).toBe(text);
  });
});
