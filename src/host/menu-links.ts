/** The time that the pointer or the focus must rest on a link, in milliseconds. */
export const HOVER_DELAY = 100;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/** Whether the browser's data saver is enabled. */
function savesData({ navigator }: Window): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}

/**
 * Calls `callback` when a mouse or keyboard focus rests on a link of a menu. Not for touch, where a link is followed
 * immediately, and not if the data saver is enabled.
 */
export function onLinkHover(menu: HTMLElement, callback: (link: HTMLAnchorElement) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const start = (link: HTMLAnchorElement | null) => {
    stop();
    if (link && !savesData(window)) timer = setTimeout(() => callback(link), HOVER_DELAY);
  };
  menu.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') start(linkOf(target));
  });
  menu.addEventListener('pointerleave', stop);
  menu.addEventListener('focusin', ({ target }) => {
    const link = linkOf(target);
    // Ignores the focus of a click.
    if (link?.matches(':focus-visible')) start(link);
  });
  menu.addEventListener('focusout', stop);
  // A pointer that already rests on a link sends no event. Touch leaves its last link in this state.
  if (window.matchMedia('(hover: hover)').matches) start(menu.querySelector('a:hover'));
}

/**
 * Calls `callback` when a link of a menu is followed in the same tab. If it returns true, the browser's navigation is
 * prevented.
 */
export function onLinkFollow(
  menu: HTMLElement,
  callback: (link: HTMLAnchorElement) => boolean,
): void {
  menu.addEventListener('click', (event) => {
    const { button, ctrlKey, metaKey, altKey, shiftKey } = event;
    const link = linkOf(event.target);
    if (!link || button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return;
    if (!event.defaultPrevented && callback(link)) event.preventDefault();
  });
}

/** What a link of a menu is to the current page: it leads to it, or to another page of the same entry. */
export type CurrentLink = 'page' | 'true' | undefined;

/** Sets or removes `aria-current` of a link. */
export function markLink(link: HTMLAnchorElement, current: CurrentLink): void {
  if (current) link.setAttribute('aria-current', current);
  else link.removeAttribute('aria-current');
}

/** Sets `aria-current` on the current links of a menu, without those that the app renders. */
export function markCurrentLinks(
  menu: HTMLElement,
  currentOf: (link: HTMLAnchorElement) => CurrentLink,
): void {
  for (const link of menu.querySelectorAll<HTMLAnchorElement>('a:not([data-link-type])')) {
    markLink(link, currentOf(link));
  }
}
