/** Style sheets that did not come while a part was loaded. */
const missing = new Set<HTMLLinkElement>();

/** Puts a new request in the place of one that failed. */
function askAgain(link: HTMLLinkElement): Promise<void> {
  missing.delete(link);
  const again = link.ownerDocument.createElement('link');
  again.rel = 'stylesheet';
  again.crossOrigin = link.crossOrigin;
  again.href = link.href;
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () =>
      reject(new Error(`The style sheet ${link.href} could not be loaded.`)),
    );
    link.replaceWith(again);
  });
}

/**
 * Loads a part of the program, and with it the style sheets that failed to come with earlier ones: the bundler's loader
 * asks for each sheet but once, so that a part which is tried again would be drawn without it. Rejects when the part or
 * a sheet does not come.
 */
export async function loadWithStyles<Part>(
  document: Document,
  load: () => Promise<Part>,
): Promise<Part> {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  };
  // The events of a file stay at its element, and only those who look from above see them.
  document.addEventListener('error', note, true);
  try {
    const [part] = await Promise.all([load(), ...[...missing].map(askAgain)]);
    return part;
  } finally {
    document.removeEventListener('error', note, true);
  }
}
