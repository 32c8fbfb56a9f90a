// The host page's own behaviour: on narrow screens the menu opens from the bar, and the current page stays marked.
(() => {
  const toggle = document.querySelector('.host-bar__toggle');
  const menu = document.getElementById('host-menu');
  if (!toggle || !menu) return;

  const setOpen = (isOpen) => {
    toggle.setAttribute('aria-expanded', String(isOpen));
    menu.classList.toggle('is-open', isOpen);
  };

  const markCurrent = () => {
    const path = new URLSearchParams(location.search).get('path') ?? '/';
    for (const link of menu.querySelectorAll('a[data-path]')) {
      if (link.dataset.path === path) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  };

  toggle.hidden = false;
  menu.classList.add('is-collapsible');
  toggle.addEventListener('click', () => {
    setOpen(toggle.getAttribute('aria-expanded') !== 'true');
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.classList.contains('is-open')) return;
    setOpen(false);
    toggle.focus();
  });
  document.addEventListener('click', (event) => {
    if (!menu.contains(event.target) && !toggle.contains(event.target)) setOpen(false);
  });
  // The app changes the address without a page load.
  addEventListener('popstate', markCurrent);
  globalThis.navigation?.addEventListener('navigatesuccess', markCurrent);
})();
