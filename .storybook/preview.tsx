import type { Decorator, Preview } from '@storybook/react-vite';
import { configureNavigation, createMemoryHistory } from '@tillview/navigation';
import apiFetch from '@wordpress/api-fetch';
import { setLocaleData } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import '@wordpress/components/build-style/style.css';
import '../packages/components/src/style.css';
import './preview.css';

// The demo store responds at this root URL (see demo-store.ts); in tests, a mock server does.
apiFetch.use(apiFetch.createRootURLMiddleware(`${window.location.origin}/wp-json/`));

// Stories that depend on the URL replace this history.
configureNavigation({ history: createMemoryHistory('admin.php?page=wc-admin') });

const WIDTHS: Readonly<Record<string, string>> = {
  full: 'none',
  wide: '1280px',
  tablet: '768px',
  phone: '320px',
};

interface StoryWrapperProps {
  theme: string;
  direction: string;
  width: string;
  children: ReactNode;
}

/** Sets the theme and the text direction where the host page defines them. */
function applyThemeAndDirection(theme: string, direction: string): void {
  document.documentElement.dataset['tillviewTheme'] = theme;
  document.documentElement.dir = direction;
  setLocaleData({ 'text direction\u0004ltr': [direction] }, 'default');
}

/** Wraps a story: sets its theme and direction and limits its width. */
function StoryWrapper({ theme, direction, width, children }: StoryWrapperProps) {
  // During render and not in an effect: a calendar reads the direction when it mounts.
  applyThemeAndDirection(theme, direction);
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

/** Applies the values of the toolbar, unless the parameters of a story override direction and width. */
const withStoryWrapper: Decorator = (Story, { globals, parameters }) => (
  <StoryWrapper
    theme={String(globals['theme'])}
    direction={String(parameters['direction'] ?? globals['direction'])}
    width={String(parameters['width'] ?? globals['width'])}
  >
    <Story />
  </StoryWrapper>
);

const preview: Preview = {
  decorators: [withStoryWrapper],
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { expanded: true } },
  initialGlobals: { theme: 'light', direction: 'ltr', width: 'full' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Text direction',
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
