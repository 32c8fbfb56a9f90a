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
import { Button } from '../button/index.ts';
import { FOCUSABLE } from '../popover/focusable.ts';
import { loadWithStyles } from './load-with-styles.ts';

interface OnDemandOptions {
  /** What stands in its place while its code comes. */
  placeholder: () => ReactNode;
  /** Says that it could not be loaded. */
  failure: () => string;
}

/** The code of a part did not come; any other fault of the part is not ours to mend. */
class LoadError extends Error {
  override name = 'LoadError';
}

interface BoundaryProps {
  failure: () => string;
  onRetry: () => void;
  children: ReactNode;
}

/**
 * Puts the focus where it stays, since the button goes and would take it along: on the dialog that the part stands in,
 * else on the control before the part, from where Tab leads into it when it has come.
 */
function leave(button: HTMLElement) {
  const document = button.ownerDocument;
  const isBefore = (node: Node) =>
    (button.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const before = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (node) => isBefore(node) && node.tabIndex >= 0,
  );
  const dialog = button.closest<HTMLElement>('[role="dialog"]');
  const places = dialog ? [dialog] : before.toReversed();
  // What is out of sight takes no focus.
  places.find((place) => {
    place.focus();
    return document.activeElement === place;
  });
}

class LoadBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof LoadError)) throw error;
    return (
      <p className="tillview-on-demand__failure" role="alert">
        {this.props.failure()}{' '}
        <Button
          variant="link"
          onClick={({ currentTarget }: MouseEvent<HTMLElement>) => {
            leave(currentTarget);
            this.props.onRetry();
            this.setState({ error: undefined });
          }}
        >
          {__('Retry', 'tillview')}
        </Button>
      </p>
    );
  }
}

/**
 * A component whose code is loaded when it is first shown. A load that fails, as when the connection was gone for a
 * moment, says so in its place and can be tried again, which a lazy component alone cannot: it remembers the failure.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { placeholder, failure }: OnDemandOptions,
): ComponentType<Props> {
  const loadPart = async () => {
    try {
      const { default: Loaded } = await loadWithStyles(globalThis.document, load);
      return { default: ({ props }: { props: Props }) => <Loaded {...props} /> };
    } catch (error) {
      // Whoever comes to it later is not to meet a failure of before.
      latest = start();
      throw new LoadError('A part of the program could not be loaded.', { cause: error });
    }
  };
  const start = () => lazy(loadPart);
  let latest = start();

  return function OnDemand(props: Props) {
    const [Part, setPart] = useState(() => latest);
    return (
      <LoadBoundary failure={failure} onRetry={() => setPart(() => latest)}>
        <Suspense fallback={placeholder()}>
          <Part props={props} />
        </Suspense>
      </LoadBoundary>
    );
  };
}
