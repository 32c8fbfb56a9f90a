import { describe, expect, it } from 'vitest';
import { isOwnHost } from './guard.ts';

describe('isOwnHost', () => {
  it.each([
    ['127.0.0.1:8080', '127.0.0.1', true],
    ['localhost:8080', '127.0.0.1', true],
    ['[::1]:8080', '::1', true],
    ['127.0.0.1:8080', 'localhost', true],
    ['[::1]:8080', 'localhost', true],
    ['localhost:8080', '192.168.1.5', true],
    ['localhost', '127.0.0.1', false],
    ['localhost:8081', '127.0.0.1', false],
    ['evil.example:8080', '127.0.0.1', false],
    ['localhost.evil.example:8080', '127.0.0.1', false],
    ['evil.example:8080@localhost:8080', '127.0.0.1', false],
    ['localhost:8080#x', '127.0.0.1', false],
    ['192.168.1.5:8080', '127.0.0.1', false],
    ['192.168.1.5:8080', '0.0.0.0', true],
    ['evil.example:8080', '0.0.0.0', false],
    ['shop-desk:8080', 'shop-desk', true],
    ['', '127.0.0.1', false],
    [undefined, '127.0.0.1', false],
  ])('"%s" while bound to %s returns %s', (header, boundHost, isOwn) => {
    expect(isOwnHost(header, boundHost, 8080)).toBe(isOwn);
  });
});
