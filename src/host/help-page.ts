import url from '../../docs/reading-your-figures.md?help';

/** Opens the page "Reading your figures" at a heading, in a new tab. */
export function openHelp(heading: string): void {
  window.open(`${url}#${heading}`, '_blank', 'noopener');
}
