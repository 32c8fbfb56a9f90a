import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import '@wordpress/components/build-style/style.css';
import '../packages/components/src/style.css';
import './preview.css';

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

/** Puts theme and direction where a host puts them, and the width around the story. */
function Surroundings({ theme, direction, width, children }: SurroundingsProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset['tillviewTheme'] = theme;
    document.documentElement.dir = direction;
  }, [theme, direction]);
  return (
    <div className="gallery" style={{ maxInlineSize: WIDTHS[width] ?? 'none' }}>
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
