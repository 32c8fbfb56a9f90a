import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadWithStyles } from './load-with-styles.ts';

const sheets = () => [...document.querySelectorAll('link')];

/** Loads as a bundler does: the style sheet is requested with the module, but only the first time. */
function createLoader() {
  const load = vi.fn(() => Promise.resolve('calendar'));
  load.mockImplementationOnce(() => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = '/assets/calendar.css';
    document.head.append(link);
    return new Promise((resolve, reject) => {
      link.addEventListener('load', () => resolve('calendar'));
      link.addEventListener('error', () => reject(new Error('No sheet')));
    });
  });
  return load;
}

afterEach(() => sheets().forEach((link) => link.remove()));

it('requests a failed style sheet again until it is loaded', async () => {
  const load = createLoader();
  for (let time = 0; time < 2; time++) {
    const part = loadWithStyles(document, load);
    const [link, ...others] = sheets();
    expect(others).toEqual([]);
    expect(link?.href).toContain('/assets/calendar.css');
    if (link) fireEvent.error(link);
    await expect(part).rejects.toThrow(/sheet/i);
  }
  const part = loadWithStyles(document, load);
  for (const link of sheets()) fireEvent.load(link);
  await expect(part).resolves.toBe('calendar');
  const [present] = sheets();
  await expect(loadWithStyles(document, load)).resolves.toBe('calendar');
  expect(sheets()).toEqual([present]);
});

it('requests each of several failed style sheets again', async () => {
  let isFirst = true;
  const load = () => {
    if (!isFirst) return Promise.resolve('calendar');
    isFirst = false;
    for (const name of ['calendar', 'tabs']) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = `/assets/${name}.css`;
      document.head.append(link);
    }
    return Promise.reject(new Error('No sheets'));
  };
  // The sheets of an attempt fail one after the other.
  const first = loadWithStyles(document, load);
  for (const link of sheets()) fireEvent.error(link);
  await expect(first).rejects.toThrow('No sheets');
  const second = loadWithStyles(document, load);
  const [one, other] = sheets();
  if (one) fireEvent.error(one);
  await Promise.resolve();
  await Promise.resolve();
  if (other) fireEvent.error(other);
  await expect(second).rejects.toThrow(/could not be loaded/);
  const failed = sheets();
  const third = loadWithStyles(document, load);
  for (const link of sheets()) fireEvent.load(link);
  await third;
  expect(sheets().filter((link) => failed.includes(link))).toEqual([]);
});
