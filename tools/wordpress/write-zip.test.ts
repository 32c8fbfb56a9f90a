import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createZip, zipFolder } from './write-zip.mjs';

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

  it('has the same bytes of the same folder, whenever and in whichever order its files were written', () => {
    const pack = (time: number, written: typeof files) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'tillview-zip-'));
      try {
        for (const { name, content } of written) {
          const file = path.join(folder, name);
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, content);
          utimesSync(file, time, time);
        }
        zipFolder(path.join(folder, 'tillview'), path.join(folder, 'tillview.zip'));
        return readFileSync(path.join(folder, 'tillview.zip'));
      } finally {
        rmSync(folder, { recursive: true });
      }
    };
    const zip = pack(1_000_000_000, files);
    expect(zip.equals(pack(1_700_000_000, files.toReversed()))).toBe(true);
    expect(zip.equals(createZip(files))).toBe(true);
  });
});
