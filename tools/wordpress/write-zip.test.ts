import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createZip } from './write-zip.mjs';

describe('a zip', () => {
  const files = [
    { name: 'tillview/a.php', content: Buffer.from('<?php // é\n'.repeat(50)) },
    { name: 'tillview/app/b.js', content: Buffer.from('b') },
  ];

  it('lists every file with its offset in the central directory', () => {
    const zip = createZip(files);
    const end = zip.subarray(-22);
    expect(end.readUInt32LE(0)).toBe(0x06054b50);
    expect(end.readUInt16LE(10)).toBe(2);
    let entry = end.readUInt32LE(16);
    for (const { name, content } of files) {
      expect(zip.readUInt32LE(entry)).toBe(0x02014b50);
      const local = zip.readUInt32LE(entry + 42);
      const packed = zip.readUInt32LE(local + 18);
      const start = local + 30 + name.length;
      expect(zip.toString('utf8', local + 30, start)).toBe(name);
      expect(inflateRawSync(zip.subarray(start, start + packed))).toEqual(content);
      entry += 46 + name.length;
    }
  });

  it('has the same bytes each time', () => {
    expect(createZip(files)).toEqual(createZip(files));
  });
});
