import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { CloseIcon, DownloadIcon, RefreshIcon } from '../icons/icons.tsx';
import { Placeholder } from '../placeholder/placeholder.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Button } from './button.tsx';

function Gallery() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Button variant="primary">Update</Button>
      <Button>Cancel</Button>
      <Button variant="quiet">
        <DownloadIcon /> Download
      </Button>
      <Button variant="link">Clear all</Button>
      <Button href="#learn">Learn more</Button>
      <Button variant="quiet" isIcon aria-label="Close">
        <CloseIcon />
      </Button>
      <Button variant="quiet" isIcon isSmall aria-label="Refresh">
        <RefreshIcon />
      </Button>
      <Button disabled>Not now</Button>
      <Button variant="primary" isBusy>
        Saving
      </Button>
      <Badge count={12} label="12 reviews to read" />
      <Spinner />
      <Placeholder width="120px" />
    </div>
  );
}

const meta = { title: 'Basics', component: Gallery, subcomponents: { Button } } satisfies Meta<
  typeof Gallery
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
