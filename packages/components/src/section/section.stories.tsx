import type { Meta, StoryObj } from '@storybook/react-vite';
import { H } from './h.tsx';
import { Section } from './section.tsx';

const meta = {
  title: 'Widgets/Section',
  component: Section,
  subcomponents: { H },
  render: (args) => (
    <>
      <H>A heading of level 2</H>
      <Section {...args}>
        <H>A heading of level 3, in a section</H>
        <Section component={false}>
          <H>A heading of level 4, in a section without an element</H>
        </Section>
      </Section>
    </>
  ),
  args: { children: null },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
