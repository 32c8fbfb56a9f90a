/** Until the pointer or the focus rests on a link so long, in milliseconds, it only passes over it. */
export const REST_TIME = 100;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/** Whether the user asks websites to load no more than they must. */
function savesData({ navigator }: Window): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}

/**
 * Calls back when a mouse or the focus of the keyboard rests on a link of a menu, before it is followed. Not for a
 * finger, which follows at once, and not for users who save data.
 */
export function onLinkRest(menu: HTMLElement, callback: (link: HTMLAnchorElement) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const start = (link: HTMLAnchorElement | null) => {
    stop();
    if (link && !savesData(window)) timer = setTimeout(() => callback(link), REST_TIME);
  };
  menu.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') start(linkOf(target));
  });
  menu.addEventListener('pointerleave', stop);
  menu.addEventListener('focusin', ({ target }) => {
    const link = linkOf(target);
    // A press focuses a link too.
    if (link?.matches(':focus-visible')) start(link);
  });
  menu.addEventListener('focusout', stop);
}

/** Calls back in the place of the browser when a link of a menu is followed in the same tab; false leaves it to it. */
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

/** Marks the links of a menu that lead to the current page. */
export function markCurrentLinks(
  menu: HTMLElement,
  isCurrent: (link: HTMLAnchorElement) => boolean,
): void {
  for (const link of menu.querySelectorAll('a')) {
    if (isCurrent(link)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
