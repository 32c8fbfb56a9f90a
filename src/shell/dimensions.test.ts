import { expect, it } from 'vitest';
import { dimensions } from './dimensions.ts';

it.each(['constructor', '__proto__', 'toString', 'Console'])(
  'shows a device that it does not know by the name in the store: %s',
  (device) => {
    expect(dimensions.devices.format?.(device)).toBe(device);
  },
);
