/** A colour that every SVG viewer supports, and its opacity from 0 to 1. */
export type PlainColour = {
  colour: string;
  opacity: number;
};

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?%?/gi;

function toNumber(text: string, whole: number): number {
  return text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * whole : Number(text);
}

/**
 * Simplifies a computed colour: older viewers support neither the alpha of `rgba()` nor the `color(srgb …)` that
 * `color-mix()` computes to. Anything else, such as `none` or a pattern, is returned unchanged.
 */
export function toPlainColour(computed: string): PlainColour {
  const [, name, inside] = /^(rgba?|color)\((.*)\)$/i.exec(computed.trim()) ?? [];
  if (name === undefined || inside === undefined) return { colour: computed, opacity: 1 };
  const isMixed = name.toLowerCase() === 'color';
  if (isMixed && !inside.trimStart().startsWith('srgb ')) return { colour: computed, opacity: 1 };
  const [red = '0', green = '0', blue = '0', alpha = '1'] = inside.match(NUMBER) ?? [];
  const whole = isMixed ? 1 : 255;
  const channels = [red, green, blue].map((part) =>
    Math.min(255, Math.max(0, Math.round((toNumber(part, whole) / whole) * 255))),
  );
  return {
    colour: `rgb(${channels.join(', ')})`,
    opacity: Math.min(1, Math.max(0, toNumber(alpha, 1))),
  };
}
