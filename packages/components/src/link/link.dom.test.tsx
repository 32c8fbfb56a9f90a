import { configureNavigation, createMemoryHistory, getHistory } from '@tillview/navigation';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Link, type LinkProps } from './link.tsx';

const HREF = 'admin.php?page=wc-admin&path=%2Fanalytics%2Forders';

function click(props: Partial<LinkProps> = {}, init: MouseEventInit = {}) {
  render(
    <Link href={HREF} {...props}>
      Orders
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Orders' });
  const event = createEvent.click(link, { button: 0, ...init });
  // jsdom cannot load another page and logs an error, so this listener checks the event and then prevents the navigation.
  let wasPrevented = false;
  document.addEventListener(
    'click',
    (seen) => {
      wasPrevented = seen.defaultPrevented;
      seen.preventDefault();
    },
    { once: true },
  );
  fireEvent(link, event);
  return wasPrevented;
}

describe('Link', () => {
  let visited: string[];

  beforeEach(() => {
    configureNavigation({ history: createMemoryHistory(), page: 'wc-admin' });
    visited = [];
    getHistory().listen(({ location }) => visited.push(location.pathname));
  });

  it('changes the URL without loading the page', () => {
    expect(click()).toBe(true);
    expect(visited).toEqual(['/analytics/orders']);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])(
    'leaves a click with %s held to the browser (R2.23)',
    (key) => {
      expect(click({}, { [key]: true })).toBe(false);
      expect(visited).toEqual([]);
    },
  );

  it.each([
    ['clicks with another mouse button', {}, { button: 1 }],
    ['links with a target', { target: '_blank' }, {}],
    ['links to other admin pages', { type: 'wp-admin' as const }, {}],
    ['external links', { type: 'external' as const }, {}],
  ])('leaves %s to the browser', (_, props, init) => {
    expect(click(props, init)).toBe(false);
    expect(visited).toEqual([]);
  });

  it('does not navigate when its onClick returns false', () => {
    expect(click({ onClick: () => false })).toBe(true);
    expect(visited).toEqual([]);
  });
});
