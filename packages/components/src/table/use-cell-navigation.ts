import { useEffect, type RefObject } from 'react';

const CONTROLS = ':is(a[href], button, input, select, textarea, [tabindex])';

/** Fields with a text in which the arrow keys move. */
const FIELDS =
  'select, textarea, input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

/** The controls in the cells of rows. A form that is open in a cell keeps its own order. */
const getControls = (body: HTMLElement): HTMLElement[] =>
  [...body.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !control.closest('form') && !control.matches(':disabled'),
  );

const getCell = (control: HTMLElement): HTMLTableCellElement | null => control.closest('td, th');

/** The control that a key moves to from another one; undefined if the key moves nowhere. */
function findNext(
  event: KeyboardEvent,
  from: HTMLElement,
  controls: readonly HTMLElement[],
): HTMLElement | undefined {
  const cell = getCell(from);
  const row = cell?.parentElement;
  const ofRow = controls.filter((control) => row?.contains(control));
  const toEnd = getComputedStyle(from).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return ofRow[ofRow.indexOf(from) + (event.key === toEnd ? 1 : -1)];
    case 'Home':
      return event.ctrlKey ? controls[0] : ofRow[0];
    case 'End':
      return event.ctrlKey ? controls.at(-1) : ofRow.at(-1);
    case 'ArrowUp':
    case 'ArrowDown': {
      const isDown = event.key === 'ArrowDown';
      const edge = controls.indexOf((isDown ? ofRow.at(-1) : ofRow[0]) ?? from);
      const beyond = isDown ? controls.slice(edge + 1) : controls.slice(0, edge).toReversed();
      const inColumn = beyond.find((control) => getCell(control)?.cellIndex === cell?.cellIndex);
      return inColumn ?? beyond[0];
    }
    default:
      return undefined;
  }
}

/**
 * Makes the controls in the rows of a table one stop of the Tab key. The arrow keys move between them: sideways in a row,
 * up and down in a column; Home and End to the ends of a row, and with Ctrl of the table.
 */
export function useCellNavigation(table: RefObject<HTMLTableElement | null>) {
  useEffect(() => {
    const body = table.current?.tBodies[0];
    if (!body) return undefined;
    let current: HTMLElement | undefined;
    const update = () => {
      const controls = getControls(body);
      if (!current || !controls.includes(current)) current = controls[0];
      for (const control of controls) control.tabIndex = control === current ? 0 : -1;
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !getControls(body).includes(target)) return;
      current = target;
      update();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey) return;
      if (!(target instanceof HTMLElement) || target.matches(FIELDS)) return;
      const controls = getControls(body);
      const next = controls.includes(target) ? findNext(event, target, controls) : undefined;
      if (!next || next === target) return;
      event.preventDefault();
      next.focus();
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(body, { childList: true, subtree: true });
    body.addEventListener('focusin', onFocus);
    body.addEventListener('keydown', onKeyDown);
    return () => {
      observer.disconnect();
      body.removeEventListener('focusin', onFocus);
      body.removeEventListener('keydown', onKeyDown);
    };
  }, [table]);
}
