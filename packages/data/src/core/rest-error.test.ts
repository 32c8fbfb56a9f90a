import { describe, expect, it } from 'vitest';
import {
  toResponseError,
  isForbidden,
  isNotFound,
  isOffline,
  isSessionEnded,
  RestError,
  toRestError,
} from './rest-error.ts';

describe('toRestError', () => {
  it('reads the body of a rejected response', async () => {
    const body = { code: 'rest_no_route', message: 'No route.', data: { status: 404 } };
    const error = await toRestError(new Response(JSON.stringify(body), { status: 404 }));
    expect(error).toMatchObject({ code: 'rest_no_route', message: 'No route.', status: 404 });
    expect(error.data).toEqual({ status: 404 });
    expect(error.cause).toEqual(body);
  });

  it('keeps code, message and status of the client’s own errors', async () => {
    const thrown = { code: 'offline_error', message: 'Unable to connect.', data: { status: 0 } };
    const error = await toRestError(thrown);
    expect(error).toMatchObject({
      code: 'offline_error',
      message: 'Unable to connect.',
      status: 0,
    });
    expect(error.cause).toBe(thrown);
  });

  it('returns a RestError unchanged', async () => {
    const error = new RestError('x', 'y');
    expect(await toRestError(error)).toBe(error);
  });

  it.each([
    ['a broken connection', new TypeError('Failed to fetch'), 'fetch_error'],
    ['an abort', new DOMException('', 'AbortError'), 'aborted'],
    ['nothing', undefined, 'fetch_error'],
  ])('has a code and a message for %s', async (_, thrown, code) => {
    const error = await toRestError(thrown);
    expect(error.code).toBe(code);
    expect(error.message).not.toBe('');
    expect(error.cause).toBe(thrown);
  });
});

describe('toResponseError', () => {
  it.each([
    ['markup', '<p>Fatal and <b>final</b></p>', 'Fatal and final'],
    [
      'entities, which are not decoded without a document',
      'Salt &amp; pepper',
      'Salt &amp; pepper',
    ],
    ['no message', undefined, 'The store returned an error (status 500).'],
    ['a message that is not text', { a: 1 }, 'The store returned an error (status 500).'],
  ])('has a plain text message for %s', (_, message, expected) => {
    expect(toResponseError(500, JSON.stringify({ code: 'internal', message })).message).toBe(
      expected,
    );
  });

  it('accepts a data field that is a number', () => {
    const text = JSON.stringify({ code: 'old', message: 'Old.', data: 500 });
    expect(toResponseError(500, text)).toMatchObject({ code: 'old', status: 500, data: 500 });
  });
});

describe('the predicates', () => {
  const predicates = {
    isForbidden,
    isSessionEnded,
    isOffline,
    isNotFound,
  };
  it.each([
    ['401', new RestError('x', '', { status: 401 }), ['isForbidden', 'isSessionEnded']],
    ['403', new RestError('x', '', { status: 403 }), ['isForbidden']],
    [
      'expired nonce',
      new RestError('rest_cookie_invalid_nonce', '', { status: 403 }),
      ['isForbidden', 'isSessionEnded'],
    ],
    ['403 of a firewall', new RestError('blocked_by_page', '', { status: 403 }), []],
    ['403 of the server', new RestError('tillview_store_error', '', { status: 403 }), []],
    ['404', new RestError('x', '', { status: 404 }), ['isNotFound']],
    ['offline', new RestError('offline_error', ''), ['isOffline']],
    ['no response', new RestError('fetch_error', ''), ['isOffline']],
    ['500', new RestError('x', '', { status: 500 }), []],
    ['another error', new Error('404'), []],
    ['no error', false, []],
  ])('classify %s', (_, error, expected) => {
    const matching = Object.entries(predicates).filter(([, matches]) => matches(error));
    expect(matching.map(([name]) => name)).toEqual(expected);
  });
});

describe('a web page that refuses a request', () => {
  const page = '<!DOCTYPE html><title>403 Forbidden</title><h1>Blocked</h1>';

  it.each([401, 403, 406])('is not about permissions: status %d', (status) => {
    const error = toResponseError(status, page);
    expect(error).toMatchObject({ code: 'blocked_by_page', status });
    expect(error.message).toContain('firewall or a security plugin');
    expect(isForbidden(error)).toBe(false);
  });

  it.each([
    'error code: 1020',
    '<?xml version="1.0"?><html><h1>Blocked</h1></html>',
    '<!-- rule 949110 --><p>Blocked</p>',
    '\uFEFF<center>Blocked</center>',
  ])('is also recognized by another beginning: %s', (text) => {
    expect(toResponseError(403, text).code).toBe('blocked_by_page');
  });

  it('is neither an empty reply, nor a reply of WordPress after the notices of PHP', () => {
    expect(toResponseError(403, '').code).toBe('http_error');
    const reply = '<br /><b>Notice</b>: x{"code":"rest_forbidden","message":"Sorry."}';
    expect(toResponseError(403, reply).code).toBe('http_error');
    expect(toResponseError(401, 'Password required').code).toBe('http_error');
  });

  it('is an error of the server with another status', () => {
    expect(toResponseError(500, page).code).toBe('http_error');
  });
});
