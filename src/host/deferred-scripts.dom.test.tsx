import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadAdminPalette, loadFormControls } from './deferred-scripts.ts';

const HOSTED = `
  <link rel="stylesheet" id="controls-css" href="/controls.css">
  <script src="/date.js" id="date-js"></script>
  <script id="date-js-after">globalThis.dateSettings = 'set';</script>
  <script src="/controls.js" id="controls-js"></script>`;

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'dateSettings');
});

function printTemplate(id = 'tillview-form-controls', html = HOSTED) {
  const template = document.body.appendChild(document.createElement('template'));
  template.id = id;
  template.innerHTML = html;
}
const added = () => [...document.head.querySelectorAll('[id]')].map(({ id }) => id);
const settle = async (event: 'load' | 'error') => {
  const last = document.head.lastElementChild;
  if (last) fireEvent(last, new Event(event));
  for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
};

it('adds the files of the template one after the other, once', async () => {
  printTemplate();
  const loads = [loadFormControls(), loadFormControls()];
  expect(added()).toEqual(['controls-css']);
  await settle('load');
  expect(added()).toEqual(['controls-css', 'date-js']);
  expect(Reflect.get(globalThis, 'dateSettings')).toBeUndefined();
  await settle('load');
  expect(added()).toEqual(['controls-css', 'date-js', 'date-js-after', 'controls-js']);
  await settle('load');
  await Promise.all(loads);
  await loadFormControls();
  expect(added()).toHaveLength(4);
});

it('continues with the file that could not be loaded', async () => {
  printTemplate();
  const first = loadFormControls();
  await settle('load');
  const failure = first.catch((error: unknown) => error);
  await settle('error');
  expect(await failure).toEqual(new Error('The file /date.js could not be loaded.'));
  expect(added()).toEqual(['controls-css']);
  const second = loadFormControls();
  for (let file = 0; file < 2; file += 1) await settle('load');
  await second;
  expect(added()).toEqual(['controls-css', 'date-js', 'date-js-after', 'controls-js']);
});

it('waits for the end of the page, which has the template', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const load = loadFormControls();
  printTemplate();
  expect(added()).toEqual([]);
  fireEvent(document, new Event('DOMContentLoaded'));
  // Once more than there are files: the first is added in a later turn.
  for (let turn = 0; turn < 4; turn += 1) await settle('load');
  await load;
  expect(added()).toContain('controls-js');
});

it('adds the palette of the admin after the form controls, which it needs', async () => {
  printTemplate();
  printTemplate('tillview-admin-palette', '<script src="/palette.js" id="palette-js"></script>');
  const load = loadAdminPalette();
  for (let file = 0; file < 5; file += 1) await settle('load');
  await load;
  expect(added().at(-1)).toBe('palette-js');
  expect(added()).toHaveLength(5);
});

it('does nothing in a page without the template', async () => {
  await loadFormControls();
  expect(added()).toEqual([]);
});
