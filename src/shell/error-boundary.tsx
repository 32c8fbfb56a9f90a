import { __, sprintf } from '@wordpress/i18n';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ReportError } from '@tillview/components';

type Props = {
  /** The name of the part in error messages, such as "Chart" or "Revenue". */
  name: string;
  /** Another key, compared by reference, resets the boundary: otherwise another URL would still show the old error. */
  resetKey: unknown;
  onError: (error: unknown, componentStack: string) => void;
  children: ReactNode;
};

type State = { error: unknown; failed: boolean; resetKey: unknown };

/** Catches rendering errors of its part of the page, so the rest still works, and offers to render the part again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, error: undefined, resetKey };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onError(error, componentStack ?? '');
  }

  override render(): ReactNode {
    const { children, name } = this.props;
    if (!this.state.failed) return children;
    return (
      <ReportError
        title={sprintf(
          /* translators: %s: the part of the page, such as "Chart". */
          __('%s could not be displayed', 'tillview'),
          name,
        )}
        message={__(
          'Something went wrong. The rest of the page still works. Try again, and if that does not help, reload the page.',
          'tillview',
        )}
        onRetry={() => this.setState({ failed: false, error: undefined })}
      />
    );
  }
}
