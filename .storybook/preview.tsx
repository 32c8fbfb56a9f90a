import type { Decorator, Preview } from '@storybook/react-vite';
import { configureNavigation, createMemoryHistory } from '@tillview/navigation';
import apiFetch from '@wordpress/api-fetch';
import { setLocaleData } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import '@wordpress/components/build-style/style.css';
import '../packages/components/src/style.css';
import './preview.css';

// The demo store answers there: see demo-store.ts; in tests, a server.
apiFetch.use(apiFetch.createRootURLMiddleware(`${window.location.origin}/wp-json/`));

// Stories about an address set their own.
configureNavigation({ history: createMemoryHistory('admin.php?page=wc-admin') });

const WIDTHS: Readonly<Record<string, string>> = {
  full: 'none',
  wide: '1280px',
  tablet: '768px',
  phone: '320px',
};

interface SurroundingsProps {
  theme: string;
  direction: string;
  width: string;
  children: ReactNode;
}

/** Tells theme and direction where a host tells them. */
function setSurroundings(theme: string, direction: string): void {
  document.documentElement.dataset['tillviewTheme'] = theme;
  document.documentElement.dir = direction;
  setLocaleData({ 'text direction\u0004ltr': [direction] }, 'default');
}

/** The surroundings of a story, and the width around it. */
function Surroundings({ theme, direction, width, children }: SurroundingsProps) {
  // At once and not in an effect: a calendar measures the direction as soon as it stands in the page.
  setSurroundings(theme, direction);
  return (
    <div
      key={direction}
      className="gallery"
      style={{ maxInlineSize: WIDTHS[width] ?? WIDTHS['full'] }}
    >
      {children}
    </div>
  );
}

/** What the toolbar says, unless a story insists on something of its own. */
const withSurroundings: Decorator = (Story, { globals, parameters }) => (
  <Surroundings
    theme={String(parameters['theme'] ?? globals['theme'])}
    direction={String(parameters['direction'] ?? globals['direction'])}
    width={String(parameters['width'] ?? globals['width'])}
  >
    <Story />
  </Surroundings>
);

const preview: Preview = {
  decorators: [withSurroundings],
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { expanded: true } },
  initialGlobals: { theme: 'light', direction: 'ltr', width: 'full' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of reading',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    width: {
      description: 'Width',
      toolbar: {
        title: 'Width',
        icon: 'browser',
        items: [
          { value: 'full', title: 'As wide as the window' },
          { value: 'wide', title: '1280' },
          { value: 'tablet', title: '768' },
          { value: 'phone', title: '320' },
        ],
        dynamicTitle: true,
      },
    },
  },
};

export default preview;
