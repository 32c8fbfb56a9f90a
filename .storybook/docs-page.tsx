import { Controls, Description, Primary, Title } from '@storybook/addon-docs/blocks';

/**
 * The docs page of a component: its description, its first story, and its props. It omits the other stories: some set
 * their own direction.
 */
function DocsPage() {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
    </>
  );
}

export const parameters = { docs: { page: DocsPage } };
