import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadCSVFile, downloadCSVStream } from './download-csv-file.ts';

const original = { create: URL.createObjectURL, revoke: URL.revokeObjectURL };
const create = vi.fn<(file: Blob) => string>();
const revoke = vi.fn<(url: string) => void>();
const clicks: { href: string; download: string; isInPage: boolean; isRevoked: boolean }[] = [];

function onClick(event: MouseEvent) {
  event.preventDefault();
  const link = event.target;
  if (!(link instanceof HTMLAnchorElement)) throw new Error('Something else was clicked.');
  clicks.push({
    href: link.href,
    download: link.download,
    isInPage: link.isConnected,
    isRevoked: revoke.mock.calls.length > 0,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  clicks.length = 0;
  create.mockReset().mockReturnValue('blob:https://shop.example/1');
  revoke.mockReset();
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
  document.addEventListener('click', onClick);
});

afterEach(() => {
  document.removeEventListener('click', onClick);
  Object.assign(URL, { createObjectURL: original.create, revokeObjectURL: original.revoke });
  vi.useRealTimers();
});

async function bytesOfFile(): Promise<Uint8Array> {
  const file = create.mock.calls[0]?.[0];
  if (!file) throw new Error('No file was made.');
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(new Error('The file cannot be read.')));
    reader.addEventListener('load', () => {
      if (reader.result instanceof ArrayBuffer) resolve(new Uint8Array(reader.result));
    });
    vi.useRealTimers();
    reader.readAsArrayBuffer(file);
  });
}

describe('downloadCSVFile', () => {
  it('downloads the text once with its name, and leaves no element in the document', () => {
    downloadCSVFile('orders.csv', 'a,b');
    expect(clicks).toEqual([
      {
        href: 'blob:https://shop.example/1',
        download: 'orders.csv',
        isInPage: true,
        isRevoked: false,
      },
    ]);
    expect(document.querySelector('a')).toBeNull();
  });

  it('revokes the object URL after the browser had time to read the file', () => {
    downloadCSVFile('orders.csv', 'a,b');
    vi.advanceTimersByTime(1000);
    expect(revoke).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(revoke.mock.calls).toEqual([['blob:https://shop.example/1']]);
  });

  it('declares UTF-8 in the MIME type and with a byte order mark', async () => {
    downloadCSVFile('orders.csv', 'Größe,12 €');
    expect(create.mock.calls[0]?.[0].type).toBe('text/csv;charset=utf-8');
    const bytes = await bytesOfFile();
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes.slice(3))).toBe('Größe,12 €');
  });

  it('adds no second byte order mark', async () => {
    downloadCSVFile('orders.csv', '\uFEFFa');
    expect([...(await bytesOfFile())]).toEqual([0xef, 0xbb, 0xbf, 0x61]);
  });
});

describe('downloadCSVStream', () => {
  it('saves the chunks as one file with one byte order mark, after the last chunk', async () => {
    async function* pieces(): AsyncGenerator<string> {
      yield 'Größe';
      expect(clicks).toEqual([]);
      yield ',12 €\n';
    }
    await downloadCSVStream('orders.csv', pieces());
    expect(clicks.map(({ download }) => download)).toEqual(['orders.csv']);
    expect(create.mock.calls[0]?.[0].type).toBe('text/csv;charset=utf-8');
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOfFile())).toBe(
      '\uFEFFGröße,12 €\n',
    );
  });

  it('saves nothing when a chunk fails', async () => {
    const broken = new Error('gone');
    async function* pieces(): AsyncGenerator<string> {
      yield 'a';
      throw broken;
    }
    await expect(downloadCSVStream('orders.csv', pieces())).rejects.toBe(broken);
    expect(create).not.toHaveBeenCalled();
    expect(clicks).toEqual([]);
  });
});
