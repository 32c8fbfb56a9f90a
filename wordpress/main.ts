import './admin-reset.css';
import '../src/main.tsx';

/** The menu entry that the plugin adds. */
const menu = document.getElementById('toplevel_page_tillview');

// Loaded after the first requests; until then the links of the menu load the page that they lead to.
if (menu) {
  import('./admin-menu.ts').then(
    ({ connectAdminMenu }) => connectAdminMenu(menu),
    (error: unknown) => console.warn('Tillview could not connect the menu:', error),
  );
}
