import type { ChartImage } from './draw-chart-image.ts';

/** Pixels of a PNG per CSS pixel: 2 is sharp on screens and on paper. */
export const PNG_SCALE = 2;

/** The picture as the text of an SVG file. */
export function toSvgText({ svg }: ChartImage): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(svg)}`;
}

/** The picture as a PNG file. Throws when the browser cannot draw it. */
export async function toPng(picture: ChartImage, document: Document): Promise<Blob> {
  const image = document.createElement('img');
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(toSvgText(picture))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * PNG_SCALE);
  canvas.height = Math.round(picture.height * PNG_SCALE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser could not create a canvas context.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The browser could not create a PNG.'));
    }, 'image/png');
  });
}
