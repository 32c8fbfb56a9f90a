/** Measures a text in CSS pixels, as it will be drawn. */
export type MeasureText = (text: string, isStrong: boolean) => number;

/** A series in the legend of a picture. */
export type PictureLegendItem = {
  name: string;
  total: string;
};

/** The position of a legend item: from the start edge in reading direction, and from the top of the legend. */
export type PlacedLegendItem = PictureLegendItem & {
  start: number;
  top: number;
  nameStart: number;
  totalStart: number;
};

/** The sizes in a picture, in CSS pixels. */
export const PICTURE = {
  padding: 16,
  sourceLine: 20,
  titleLine: 24,
  rangeLine: 20,
  legendLine: 28,
  sampleWidth: 22,
  gap: 8,
  itemGap: 28,
} as const;

/** Truncates a text to a width, with an ellipsis. */
export function fitText(text: string, room: number, measure: (text: string) => number): string {
  if (measure(text) <= room) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && measure(`${letters.join('')}…`) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Lays out the legend in lines of the given width; a name that is longer than a line is truncated. */
export function layOutLegend(
  items: readonly PictureLegendItem[],
  width: number,
  measure: MeasureText,
): { items: PlacedLegendItem[]; height: number } {
  const { sampleWidth, gap, itemGap, legendLine } = PICTURE;
  let start = 0;
  let top = 0;
  const placed = items.map(({ name: whole, total }) => {
    const totalWidth = measure(total, true);
    const around = sampleWidth + gap + gap + totalWidth;
    const name = fitText(whole, width - around, (text) => measure(text, false));
    const itemWidth = around + measure(name, false);
    if (start > 0 && start + itemWidth > width) {
      start = 0;
      top += legendLine;
    }
    const nameStart = start + sampleWidth + gap;
    const item = {
      name,
      total,
      start,
      top,
      nameStart,
      totalStart: nameStart + measure(name, false) + gap,
    };
    start += itemWidth + itemGap;
    return item;
  });
  return { items: placed, height: items.length > 0 ? top + legendLine : 0 };
}
