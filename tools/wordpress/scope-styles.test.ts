import { describe, expect, it } from 'vitest';
import { scopeSelector, scopeStyles } from './scope-styles.ts';

const ROOTS = ':where(#tillview-root, .tillview-portal, .tillview-chart-tooltip)';
const INSIDE = ':where(#tillview-root *, .tillview-portal *, .tillview-chart-tooltip *)';
const BOOST = ':not(#tillview#own#style)';

describe('the selectors of the build for WordPress', () => {
  it.each([
    ['.tillview-card', `.tillview-card${BOOST}`],
    ['.tillview-table .is-sorted::after', `.tillview-table .is-sorted${BOOST}::after`],
    ['.tillview-table td:before', `.tillview-table td${BOOST}:before`],
    ["[dir='rtl'] .tillview-icon", `[dir='rtl'] .tillview-icon${BOOST}`],
    [':root', `${ROOTS}${BOOST}`],
    [":root[data-theme='dark']", `:root[data-theme='dark'] ${ROOTS}${BOOST}`],
    ['td.is-plain', `td.is-plain${INSIDE}${BOOST}`],
    [
      ":where([dir='rtl'] [lang|='en']) :where(p, td)",
      `:where([dir='rtl'] [lang|='en']) :where(p, td)${INSIDE}${BOOST}`,
    ],
    ['.DayPicker', `:where(.tillview-calendar) .DayPicker${BOOST}`],
    ['.CalendarDay:hover', `:where(.tillview-calendar) .CalendarDay:hover${BOOST}`],
  ])('%s becomes %s', (selector, scoped) => {
    expect(scopeSelector(selector)).toBe(scoped);
  });

  it('leave nested rules and keyframes unchanged', () => {
    const css =
      '.tillview-a{ & .b{color:red} }\n@keyframes tillview-x{ from{opacity:0} 50%{opacity:1} }';
    expect(scopeStyles(css)).toBe(css.replace('.tillview-a', `.tillview-a${BOOST}`));
  });

  it('scope every selector of a list, also in a media query', () => {
    expect(scopeStyles('@media print{ .tillview-a, .DayPicker {color:red} }')).toContain(
      `.tillview-a${BOOST}, :where(.tillview-calendar) .DayPicker${BOOST}`,
    );
  });
});
