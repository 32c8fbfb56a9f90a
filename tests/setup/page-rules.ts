// Rules for every page of every test.

/** Attributes that may be empty. */
const MAY_BE_EMPTY =
  /^(alt|aria-hidden|autofocus|checked|class|contenteditable|controls|data-.*|disabled|download|hidden|inert|lang|multiple|muted|novalidate|open|placeholder|readonly|required|selected|style|value)$/;

/** Attributes that contain element ids. */
const REFERENCES = new Set([
  'aria-labelledby',
  'aria-describedby',
  'aria-activedescendant',
  'for',
  'headers',
]);

/** Matches values that were converted to text by mistake. */
const NO_VALUE = /\b(undefined|NaN|Infinity)\b|\[object /;

const describe = (element: Element): string => {
  const [start] = element.outerHTML.split('>', 1);
  return `${start}>`;
};

/** Controls, which need an accessible name. Checked by tag and role, because a selector takes several times as long. */
const CONTROL_TAGS = /^(BUTTON|SELECT|TEXTAREA|TABLE|FIELDSET|IFRAME)$/;
const CONTROL_ROLES = /^(button|menuitem|dialog|tab|checkbox|img)$/;

const isControl = (element: Element): boolean => {
  const { tagName } = element;
  if (CONTROL_TAGS.test(tagName)) return true;
  if (tagName === 'A' && element.hasAttribute('href')) return true;
  if (tagName === 'INPUT' && element.getAttribute('type') !== 'hidden') return true;
  return CONTROL_ROLES.test(element.getAttribute('role') ?? '');
};

function hasName(element: Element): boolean {
  // Another rule checks whether the reference is valid.
  for (const name of ['aria-label', 'aria-labelledby', 'title'])
    if (element.getAttribute(name)?.trim()) return true;
  if (element.textContent?.trim() || element.querySelector('img[alt]')) return true;
  const labels: unknown = Reflect.get(element, 'labels');
  return labels instanceof NodeList && [...labels].some((label) => label.textContent?.trim());
}

/** The distinct numbers of columns in the rows of a table; rows with a `rowspan` are left out. */
function countColumns(table: Element): Set<number> {
  const rows = [...table.querySelectorAll('tr')].filter(
    (row) => row.closest('table') === table && !row.querySelector('[rowspan]'),
  );
  return new Set(
    rows.map((row) =>
      [...row.children].reduce((sum, cell) => sum + Number(cell.getAttribute('colspan') ?? 1), 0),
    ),
  );
}

/** Whether the card of an empty state also shows rows, an error or a loading part. */
const isBesideContent = (element: Element): boolean =>
  element.closest('.tillview-card')?.querySelector('li, td, [role="alert"], [aria-busy="true"]') !=
  null;

/** The elements of this page that break a rule, each with the broken rule. */
export function findBrokenElements(page: Document): string[] {
  const broken: string[] = [];
  const ids = new Set<string>();
  for (const element of page.body.querySelectorAll('*')) {
    if (element.id) {
      if (ids.has(element.id)) broken.push(`the id is there twice: ${describe(element)}`);
      ids.add(element.id);
    }
    const names = element.getAttributeNames();
    for (const name of names) {
      const value = element.getAttribute(name) ?? '';
      if ((value === '' || value.trim() === '') && !MAY_BE_EMPTY.test(name))
        broken.push(`${name} is empty: ${describe(element)}`);
      if (NO_VALUE.test(value)) broken.push(`${name} is no value: ${describe(element)}`);
      if (name === 'tabindex' && Number(value) > 0)
        broken.push(`it is before the others in the order of the Tab key: ${describe(element)}`);
      if (!REFERENCES.has(name)) continue;
      for (const id of value.split(/\s+/).filter(Boolean))
        if (!page.getElementById(id)) broken.push(`${name} leads nowhere: ${describe(element)}`);
    }
    if (isControl(element) && !hasName(element)) broken.push(`no name: ${describe(element)}`);
    if (
      element.tagName === 'TABLE' &&
      !element.querySelector('[rowspan]') &&
      countColumns(element).size > 1
    )
      broken.push(`its rows have different numbers of columns: ${describe(element)}`);
    if (element.classList.contains('tillview-empty-content') && isBesideContent(element))
      broken.push(`it says that nothing is there beside something: ${describe(element)}`);
  }
  return broken;
}
