// Scripts and styles of WordPress that the page has in templates, where browsers do not load them (includes/page.php).

/** The running load of each template. */
const loads = new Map<string, Promise<void>>();

const urlOf = (element: Element) => element.getAttribute('src') ?? element.getAttribute('href');

/** Adds a copy of a script or style to the page, and waits until its file is loaded. Inline code has no file. */
function add(element: Element): Promise<void> {
  const copy = document.createElement(element.localName);
  for (const { name, value } of element.attributes) copy.setAttribute(name, value);
  copy.textContent = element.textContent;
  const file = urlOf(element);
  const added = new Promise<void>((resolve, reject) => {
    if (file === null) resolve();
    copy.addEventListener('load', () => resolve());
    copy.addEventListener('error', () => {
      copy.remove();
      reject(new Error(`The file ${file} could not be loaded.`));
    });
  });
  document.head.append(copy);
  return added;
}

/** Starts to load the files that are added later, one after the other. */
function preload(elements: readonly Element[]): void {
  for (const element of elements) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = element.localName === 'link' ? 'style' : 'script';
    link.href = urlOf(element) ?? '';
    if (link.getAttribute('href')) document.head.append(link);
  }
}

async function addAll(template: HTMLTemplateElement): Promise<void> {
  const elements = [...template.content.querySelectorAll('script, link, style')];
  preload(elements);
  // In this order: a script may need those before it. What is added is removed, so that a retry continues after it.
  for (const element of elements) {
    await add(element);
    element.remove();
  }
}

/** Loads what a template has, once; a failed load can be retried. Does nothing without the template. */
async function loadTemplate(id: string): Promise<void> {
  // The app can start before the end of the page, which has the template or its scripts themselves.
  if (document.readyState === 'loading')
    await new Promise((resolve) =>
      document.addEventListener('DOMContentLoaded', resolve, { once: true }),
    );
  const template = document.getElementById(id);
  if (!(template instanceof HTMLTemplateElement)) return;
  const load = loads.get(id) ?? addAll(template).finally(() => loads.delete(id));
  loads.set(id, load);
  await load;
}

/**
 * Loads the scripts and styles of the admin's form controls. Does nothing in a page that has loaded them, or that has none
 * because the build contains them.
 */
export const loadFormControls = (): Promise<void> => loadTemplate('tillview-form-controls');

/** Loads the palette of the admin, which WordPress has since 6.9, so that its commands are registered. */
export async function loadAdminPalette(): Promise<void> {
  // Its template lacks what that of the form controls has.
  await loadFormControls();
  await loadTemplate('tillview-admin-palette');
}

/** The event of the palette's button in WordPress's toolbar (includes/page.php). */
const PALETTE_EVENT = 'tillview-palette';

/** Calls `listener` when the palette's button in WordPress's toolbar is clicked; returns a function that ends this. */
export function onPaletteButton(listener: () => void): () => void {
  window.addEventListener(PALETTE_EVENT, listener);
  return () => window.removeEventListener(PALETTE_EVENT, listener);
}
