import { __ } from '@wordpress/i18n';
import {
  Component,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Button } from '../button/button.tsx';
import { moveFocusAway } from '../focus/move-focus-away.ts';
import { loadWithStyles } from './load-with-styles.ts';
import './lazy-with-retry.css';

export type LazyWithRetryOptions = {
  /** Rendered while the code is loading; by default nothing. */
  placeholder?: () => ReactNode;
  /** The message when the code could not be loaded; by default a general one, which such parts of a page show once. */
  failure?: () => string;
};

/** The code could not be loaded. All other errors come from the component itself. */
class LoadError extends Error {
  override name = 'LoadError';
}

type BoundaryProps = {
  failure: (() => string) | undefined;
  onRetry: () => void;
  children: ReactNode;
};

/** The failed parts without a message of their own. The first shows the message of all, and its button retries all. */
const failedParts = new Set<LoadBoundary>();
const getFirstFailed = () => failedParts.values().next().value;

class LoadBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof LoadError) || this.props.failure) return;
    failedParts.add(this);
    // Others may have failed since it was rendered.
    if (getFirstFailed() !== this) this.forceUpdate();
  }

  override componentWillUnmount(): void {
    if (failedParts.delete(this)) getFirstFailed()?.forceUpdate();
  }

  retry(): void {
    failedParts.delete(this);
    this.props.onRetry();
    this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof LoadError)) throw error;
    const { failure } = this.props;
    if (!failure && failedParts.size > 0 && getFirstFailed() !== this) return null;
    return (
      <p className="tillview-lazy-with-retry__failure" role="alert">
        {failure?.() ?? __('A part of the page could not be loaded.', 'tillview')}{' '}
        <Button
          variant="link"
          onClick={({ currentTarget }: MouseEvent<HTMLElement>) => {
            moveFocusAway(currentTarget);
            for (const part of failure ? [this] : [...failedParts]) part.retry();
          }}
        >
          {__('Retry', 'tillview')}
        </Button>
      </p>
    );
  }
}

let loading = 0;

/** Whether the code of a component is loading now. */
export const isLoadingCode = (): boolean => loading > 0;

/**
 * Creates a component whose code is loaded when it is first rendered. When loading fails, a message with a Retry button
 * is shown instead; `React.lazy` alone would keep the failure.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { placeholder, failure }: LazyWithRetryOptions = {},
): ComponentType<Props> {
  const loadComponent = async () => {
    loading += 1;
    try {
      const { default: Loaded } = await loadWithStyles(globalThis.document, load);
      return { default: ({ props }: { props: Props }) => <Loaded {...props} /> };
    } catch (error) {
      // The next mount starts a new load instead of failing with this error again.
      latest = start();
      throw new LoadError('The code of a component could not be loaded.', { cause: error });
    } finally {
      loading -= 1;
    }
  };
  const start = () => lazy(loadComponent);
  let latest = start();

  return function LazyWithRetry(props: Props) {
    const [Lazy, setLazy] = useState(() => latest);
    return (
      <LoadBoundary failure={failure} onRetry={() => setLazy(() => latest)}>
        <Suspense fallback={placeholder?.()}>
          <Lazy props={props} />
        </Suspense>
      </LoadBoundary>
    );
  };
}
