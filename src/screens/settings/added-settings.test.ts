import { addFilter, removeFilter } from '@wordpress/hooks';
import { afterEach, expect, it } from 'vitest';
import { withAddedSettings } from './added-settings.ts';
import { getSettings } from './settings.ts';

const HOOK = 'woocommerce_admin_analytics_settings';

afterEach(() => {
  removeFilter(HOOK, 'example');
});

it('adds settings of other plugins after our own, which they cannot change', () => {
  const own = getSettings();
  const change = (settings: Record<string, object>) => ({
    papers: {
      label: 'Papers',
      inputType: 'checkboxGroup',
      options: [{ key: 'all', label: 'All', options: [{ value: 'red', label: 'Red' }] }],
      defaultValue: ['red', 1],
    },
    ribbon: { label: 'Ribbon', inputType: 'checkbox', helpText: 'With one.', defaultValue: true },
    note: { label: 'Note', inputType: 'text', defaultValue: 5 },
    action: { label: 'Press', inputType: 'button', defaultValue: null },
    [own[0]?.name ?? '']: { ...settings[own[0]?.name ?? ''], label: 'Changed' },
  });
  addFilter(HOOK, 'example', change);
  const settings = withAddedSettings(own);
  expect(settings.slice(0, own.length)).toEqual(own);
  expect(settings.slice(own.length)).toEqual([
    {
      name: 'papers',
      label: 'Papers',
      help: '',
      inputType: 'checkboxes',
      options: [{ value: 'red', label: 'Red' }],
      defaultValue: ['red'],
    },
    {
      name: 'ribbon',
      label: 'Ribbon',
      help: 'With one.',
      inputType: 'checkbox',
      options: [],
      defaultValue: 'yes',
    },
    { name: 'note', label: 'Note', help: '', inputType: 'text', options: [], defaultValue: '' },
  ]);
});
