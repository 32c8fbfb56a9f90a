import type { Meta, StoryObj } from '@storybook/react-vite';
import { getQueryText } from '@tillview/navigation';
import { LONG_WORD } from '../testing/completer.ts';
import { StoryPage } from '../testing/story-page.tsx';
import { Link, type LinkProps } from './link.tsx';

/** A link in a sentence, and the URL that it leads to in the app. */
function InSentence(props: LinkProps) {
  return (
    <StoryPage search="path=%2Fanalytics%2Frevenue">
      {({ query }) => (
        <>
          <p style={{ overflowWrap: 'anywhere' }}>
            More of this in <Link {...props} />.
          </p>
          <p>The URL is at {getQueryText(query, 'path')}.</p>
        </>
      )}
    </StoryPage>
  );
}

const meta = {
  title: 'Basics/Link',
  component: InSentence,
  subcomponents: { Link },
  args: { href: 'admin.php?page=wc-admin&path=%2Fanalytics%2Forders', children: 'the orders' },
} satisfies Meta<typeof InSentence>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InApp: Story = {};

export const InAdmin: Story = {
  args: { type: 'wp-admin', href: 'edit.php', children: 'the list of posts' },
};

export const External: Story = {
  args: {
    type: 'external',
    href: 'https://example.com/',
    target: '_blank',
    rel: 'noreferrer',
    children: 'the handbook',
  },
};

export const LongWords: Story = {
  args: { children: LONG_WORD },
  parameters: { width: 'phone' },
};

export const RightToLeft: Story = {
  args: { children: 'ההזמנות' },
  parameters: { direction: 'rtl' },
};
