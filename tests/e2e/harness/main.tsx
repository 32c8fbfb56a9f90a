import '@tillview/components/style.css';
import { createRoot } from 'react-dom/client';

// Pages of the harness are loaded separately, because each has its own setup.
const wanted = new URLSearchParams(window.location.search);
const load = () => {
  if (wanted.has('story')) return import('./story-page.tsx');
  if (wanted.get('path')?.startsWith('/filters/')) return import('./shop-page.tsx');
  return import('./filters-page.tsx');
};
const { HarnessPage } = await load();
const root = document.querySelector('#root');
if (root) createRoot(root).render(<HarnessPage />);
