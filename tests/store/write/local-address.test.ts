import { describe, expect, it } from 'vitest';
import { refuseWrites } from './local-address.ts';

describe('a run that changes the store', () => {
  it.each([
    'http://localhost:8881',
    'http://127.0.0.1/shop/',
    'http://127.1:80',
    'https://[::1]:8443',
  ])('is allowed for %s', (address) => {
    expect(refuseWrites(new URL(address))).toBeUndefined();
  });

  it.each([
    'https://shop.example',
    'http://localhost.shop.example',
    'http://127.0.0.1.shop.example',
    'http://192.168.0.2',
    'http://user:localhost@shop.example',
  ])('is refused for %s, with a message that explains what to do', (address) => {
    expect(refuseWrites(new URL(address))).toMatch(
      /^--write changes the store, .* leave out --write\.$/,
    );
  });
});
