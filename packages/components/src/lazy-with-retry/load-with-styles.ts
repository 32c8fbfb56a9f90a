/** Style sheets that failed to load with an earlier module. */
const failedSheets = new Set<HTMLLinkElement>();

/** Replaces a failed link with a new one, which the browser requests again. */
function reloadSheet(link: HTMLLinkElement): Promise<void> {
  failedSheets.delete(link);
  const replacement = link.ownerDocument.createElement('link');
  replacement.rel = 'stylesheet';
  replacement.crossOrigin = link.crossOrigin;
  replacement.href = link.href;
  return new Promise((resolve, reject) => {
    replacement.addEventListener('load', () => resolve());
    replacement.addEventListener('error', () =>
      reject(new Error(`The style sheet ${link.href} could not be loaded.`)),
    );
    link.replaceWith(replacement);
  });
}

/**
 * Loads a module together with the style sheets that failed before: the bundler's loader requests each sheet only once,
 * so a module that is loaded again would have no styles. Rejects when the module or a sheet cannot be loaded.
 */
export async function loadWithStyles<Module>(
  document: Document,
  load: () => Promise<Module>,
): Promise<Module> {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedSheets.add(target);
  };
  // Error events of links do not bubble, but a capturing listener receives them.
  document.addEventListener('error', onError, true);
  try {
    const sheets = [...failedSheets].map(reloadSheet);
    // Waits for all sheets: a second one that fails must also be noticed, or it would be missing after the next attempt.
    const [module, ...others] = await Promise.allSettled([load(), ...sheets]);
    for (const other of others) if (other.status === 'rejected') throw other.reason;
    if (module.status === 'rejected') throw module.reason;
    return module.value;
  } finally {
    document.removeEventListener('error', onError, true);
  }
}
