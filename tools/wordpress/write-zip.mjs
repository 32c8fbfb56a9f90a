// Writes a zip file with the same bytes for the same content, so that two builds can be compared.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

const VERSION = 20;
const DEFLATED = 8;
const UTF8_NAMES = 0x0800;
/** 1 January 1980, the earliest date in the format. */
const DATE = 0x0021;

/**
 * The fields that the local header and the central directory entry of a file share, starting with the required version.
 */
function describe({ name, content, packed }) {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(UTF8_NAMES, 2);
  header.writeUInt16LE(DEFLATED, 4);
  header.writeUInt16LE(DATE, 8);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

function signature(...bytes) {
  return Buffer.from([0x50, 0x4b, ...bytes]);
}

/** Creates a zip archive of files: `name` with slashes, `content` as a buffer. */
export function createZip(files) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const file of files) {
    const content = file.content;
    const name = Buffer.from(file.name);
    const packed = deflateRawSync(content, { level: 9 });
    const header = describe({ name, content, packed });
    const local = Buffer.concat([signature(3, 4), header, name, packed]);
    const attributes = Buffer.alloc(14);
    attributes.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([VERSION, 0]);
    directory.push(signature(1, 2), madeBy, header, attributes, name);
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, index, signature(5, 6), end]);
}

/** Packs a folder, which becomes the only top-level folder of the archive. */
export function zipFolder(folder, target) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => ({
      name: path.relative(path.dirname(folder), file).split(path.sep).join('/'),
      content: readFileSync(file),
    }));
  writeFileSync(target, createZip(files));
}
