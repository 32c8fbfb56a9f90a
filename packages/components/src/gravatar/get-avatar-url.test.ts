import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { getAvatarUrl } from './get-avatar-url.ts';
import { md5 } from './md5.ts';

it('is the URL of the service with the hash, the size and the default image (R7.98, R7.99)', () => {
  const url = 'https://www.gravatar.com/avatar/0bc83cb571cd1c50ba6f3e8a78ef1346?s=60&d=mp';
  expect(getAvatarUrl(' MyEmailAddress@example.com ', 60)).toBe(url);
});

it.each(['', '  ', null, undefined])('uses 0 as the hash for %j', (email) => {
  expect(getAvatarUrl(email, 24.4)).toBe('https://www.gravatar.com/avatar/0?s=24&d=mp');
});

it('computes the same MD5 hashes as Node.js', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(md5(text)).toBe(createHash('md5').update(text).digest('hex'));
    }),
  );
});
