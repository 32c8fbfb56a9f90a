// The host page's own behaviour: on narrow screens the menu opens from the bar.
(() => {
  const toggle = document.querySelector('.host-bar__toggle');
  const menu = document.getElementById('host-menu');
  if (!toggle || !menu) return;

  const setOpen = (isOpen) => {
    toggle.setAttribute('aria-expanded', String(isOpen));
    menu.classList.toggle('is-open', isOpen);
  };

  toggle.addEventListener('click', () => {
    setOpen(toggle.getAttribute('aria-expanded') !== 'true');
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.classList.contains('is-open')) return;
    setOpen(false);
    toggle.focus();
  });
  document.addEventListener('click', (event) => {
    // A link that the app has followed itself leaves the page open.
    const isFollowed = event.defaultPrevented;
    if (isFollowed || (!menu.contains(event.target) && !toggle.contains(event.target)))
      setOpen(false);
  });
})();
