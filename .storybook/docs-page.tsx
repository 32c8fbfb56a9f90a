import { Controls, Description, Primary, Title } from '@storybook/addon-docs/blocks';

/** The page of a component: what it is for, its first story, and its props. The other stories have theme and direction of their own. */
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
