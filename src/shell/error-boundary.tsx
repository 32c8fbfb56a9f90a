import { __, sprintf } from '@wordpress/i18n';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ReportError } from '@tillview/components';

type Props = {
  /** What broke, as the reader knows it: "Chart", "Revenue". */
  name: string;
  /** A change of it tries again, so that another address is not stuck with an older error. */
  resetKey: string;
  onError: (error: unknown, componentStack: string) => void;
  children: ReactNode;
};

type State = { error: unknown; failed: boolean; resetKey: string };

/** Keeps an error inside its part of the page and offers to render the part again. */
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
