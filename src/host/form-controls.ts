/** The id of the template with the scripts and styles of the form controls, in a page that has not loaded them. */
const TEMPLATE_ID = 'tillview-form-controls';

let loading: Promise<void> | undefined;

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

/**
 * Loads the scripts and styles of the admin's form controls, once; a failed load can be retried. Does nothing in a page
 * that has loaded them, or that has none because the build contains them.
 */
export async function loadFormControls(): Promise<void> {
  // The app can start before the end of the page, which has the template or the form controls themselves.
  if (document.readyState === 'loading')
    await new Promise((resolve) =>
      document.addEventListener('DOMContentLoaded', resolve, { once: true }),
    );
  const template = document.getElementById(TEMPLATE_ID);
  if (!(template instanceof HTMLTemplateElement)) return;
  loading ??= addAll(template).finally(() => {
    loading = undefined;
  });
  await loading;
}
