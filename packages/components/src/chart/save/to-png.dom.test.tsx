import { beforeEach, expect, it, vi } from 'vitest';
import type { ChartImage } from './draw-chart-image.ts';
import { toPng } from './to-png.ts';

const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
const picture = { svg, width: 100.4, height: 50 } as unknown as ChartImage;

const drawn: unknown[][] = [];
let blob: Blob | null;
beforeEach(() => {
  drawn.length = 0;
  blob = new Blob(['pixels']);
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: (...args: unknown[]) => drawn.push(args),
  } as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    drawn.push([this.width, this.height, type]);
    done(blob);
  });
  return () => Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

it('draws two pixels for each CSS pixel of the picture', async () => {
  expect(await toPng(picture, document)).toBe(blob);
  const [[image, ...area] = [], size] = drawn;
  expect((image as HTMLImageElement).src).toMatch(/^data:image\/svg\+xml;charset=utf-8,.*%3Csvg/);
  expect(area).toEqual([0, 0, 201, 100]);
  expect(size).toEqual([201, 100, 'image/png']);
});

it('rejects with the reason when the browser cannot draw the picture', async () => {
  blob = null;
  await expect(toPng(picture, document)).rejects.toThrow('The browser could not create a PNG.');
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await expect(toPng(picture, document)).rejects.toThrow('could not create a canvas context');
});
