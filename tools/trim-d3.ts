import type { Plugin } from 'vite';

// Each d3 package is one file, of which a bundler keeps more than the app uses: 10 kB of the first view.
const FILES = /node_modules[\\/](d3-[a-z-]+)[\\/]dist[\\/][a-z0-9-]+\.mjs$/;

/** Calls that initialize constants have no side effects, so they can be removed when the constants are unused. */
const PURE_CALLS = /^((?:var|const|let) \w+ = )(?=\(function|\w+\()/gm;

/** The methods of a selection that neither d3-axis nor the axes of the app call, and the types that only those need. */
const UNUSED_METHODS =
  /^ {2}(?:selectChild|selectChildren|sort|nodes|size|empty|style|property|classed|html|raise|lower|clone|datum|on|dispatch|\[Symbol\.iterator\]): selection_\w+,?\n/gm;
const UNUSED_TYPES = /^(?:ClassList|Local)\.prototype = [\s\S]*?^\};\n/gm;

/** The methods of curves: the app draws only straight lines. */
const CURVE_TYPES =
  /^(?:(?!Linear\.)[A-Z]\w+\.prototype = |\(MonotoneY\.prototype = )[\s\S]*?^\};\n/gm;
/** The methods of a path that straight lines do not call. */
const CURVES =
  /^ {2}(?:quadraticCurveTo|bezierCurveTo|arcTo|arc|rect)\([^)]*\) \{\n[\s\S]*?^ {2}\}\n/gm;

/** The scales of the app contain only numbers; interpolating colours, dates and texts needs 4 kB. */
const INTERPOLATE = 'import { interpolateNumber, interpolate, ';
/** Each scale has two ends, and the app creates its own ticks and labels. */
const SEVERAL_ENDS = 'n > 2 ? polymap : bimap';
const TICKS = /^(function linearish\(scale\) \{\n)[\s\S]*?^\}/m;

function replace(code: string, name: string, from: string | RegExp, to: string): string {
  const result = code.replace(from, to);
  if (result === code)
    throw new Error(
      `tools/trim-d3.ts cannot find ${String(from)} in ${name}. Compare it with the installed version.`,
    );
  return result;
}

const TRIMS: Readonly<Record<string, (code: string) => string>> = {
  'd3-scale': (code) =>
    [
      [INTERPOLATE, 'import { interpolateNumber, interpolateNumber as interpolate, '] as const,
      [SEVERAL_ENDS, 'bimap'] as const,
      [TICKS, '$1  return scale;\n}'] as const,
    ].reduce((rest, [from, to]) => replace(rest, 'd3-scale', from, to), code),
  'd3-shape': (code) => replace(code, 'd3-shape', CURVE_TYPES, ''),
  'd3-path': (code) => replace(code, 'd3-path', CURVES, ''),
  'd3-selection': (code) =>
    replace(replace(code, 'd3-selection', UNUSED_METHODS, ''), 'd3-selection', UNUSED_TYPES, ''),
};

/** A Vite plugin that removes unused parts of d3 from the build. */
export const trimD3 = (): Plugin => ({
  name: 'tillview-trim-d3',
  apply: 'build',
  transform: {
    filter: { id: FILES },
    handler(code, id) {
      const trim = TRIMS[FILES.exec(id)?.[1] ?? ''];
      const trimmed = trim ? trim(code) : code;
      return { code: trimmed.replace(PURE_CALLS, '$1/* @__PURE__ */ '), map: null };
    },
  },
});
