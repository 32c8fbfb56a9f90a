import { getQuery } from '@tillview/navigation';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

// Queries for the parts of the advanced-filters panel, by role and name.

export const addButton = () => screen.getByRole('button', { name: 'Add a filter' });
export const row = (name: string) => screen.getByRole('group', { name });
export const rows = () =>
  screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
export const select = (name: string) => screen.getByRole('combobox', { name });
export const filterLink = () => screen.getByRole('link', { name: 'Filter' });
export const isFilterDisabled = () =>
  screen.queryByRole('button', { name: 'Filter' })?.getAttribute('aria-disabled') === 'true';
export const url = () => {
  const { page: _page, path: _path, filter: _filter, ...filters } = getQuery();
  return filters;
};

/** Adds a filter, by its name in the list. */
export async function add(name: string, user = userEvent.setup()) {
  await user.click(addButton());
  await user.click(screen.getByRole('button', { name }));
  return user;
}
