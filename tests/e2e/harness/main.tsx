import '@tillview/components/style.css';
import { createRoot } from 'react-dom/client';

// Each page of the harness is loaded alone, because each has its own set-up.
const wanted = new URLSearchParams(window.location.search);
const load = () => {
  if (wanted.has('story')) return import('./story-page.tsx');
  if (wanted.get('path')?.startsWith('/filters/')) return import('./shop-page.tsx');
  return wanted.has('controls') ? import('./controls-page.tsx') : import('./filters-page.tsx');
};
const { HarnessPage } = await load();
const root = document.querySelector('#root');
if (root) createRoot(root).render(<HarnessPage />);
