import { render, screen } from '@testing-library/react';
import { RegistryProvider, useSelect } from '@wordpress/data';
import { describe, expect, it } from 'vitest';
import { createTestRegistry } from '../testing/rest-server.ts';
import { hydrateUser, userStore, withCurrentUserHydration } from '../user/index.ts';

function Greeting({ word }: { word: string }) {
  const user = useSelect((select) => select(userStore).getCurrentUser(), []);
  return (
    <p>
      {word} {user?.name ?? 'nobody'}
    </p>
  );
}

const Hydrated = withCurrentUserHydration({ id: 1, name: 'Ada' })(Greeting);

describe('withHydration', () => {
  it('provides the data at the first render, without a request', () => {
    render(
      <RegistryProvider value={createTestRegistry()}>
        <Hydrated word="Hello" />
      </RegistryProvider>,
    );
    expect(screen.getByText('Hello Ada')).toBeTruthy();
  });

  it('does not overwrite existing data', () => {
    const registry = createTestRegistry();
    hydrateUser(registry, { id: 2, name: 'Eve' });
    render(
      <RegistryProvider value={registry}>
        <Hydrated word="Hello" />
      </RegistryProvider>,
    );
    expect(screen.getByText('Hello Eve')).toBeTruthy();
  });
});
