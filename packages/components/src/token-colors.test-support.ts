import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A colour in linear light, each part from 0 to 1. */
export type Rgb = readonly [number, number, number];

export type Theme = 'light' | 'dark';

const css = readFileSync(path.resolve(import.meta.dirname, 'tokens.css'), 'utf8');

/** The colour of a token. That of an admin theme is its default. Throws if the token has no colour for each theme. */
export function readToken(theme: Theme, name: string): Rgb {
  const [, light, dark] =
    new RegExp(
      `${name}: light-dark\\((?:var\\([^,]+, )?#([0-9a-f]{3,6})\\)?, #([0-9a-f]{3,6})\\);`,
    ).exec(css) ?? [];
  const hex = theme === 'light' ? light : dark;
  if (hex === undefined) throw new Error(`The token ${name} has no colours.`);
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const channel = (start: number) => {
    const value = Number.parseInt(full.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(0), channel(2), channel(4)];
}

const getLuminance = ([red, green, blue]: Rgb): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The contrast of two colours as WCAG defines it, from 1 to 21. */
export function getContrast(a: Rgb, b: Rgb): number {
  const [low = 0, high = 0] = [getLuminance(a), getLuminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}
