import { Component, type ReactNode } from 'react';
import { reportCell, type HookCell } from './read-table.ts';

type Props = { cell: HookCell };
type State = { hasFailed: boolean; cell: HookCell };

/** Renders the cell one level below the boundary, so that the boundary catches errors of invalid React nodes. */
function Content({ cell }: Props): ReactNode {
  return cell.display;
}

/** Renders the cell of another plugin, or its plain value if rendering fails. */
export class CellBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, cell: this.props.cell };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ cell }: Props, state: State): State | null {
    return cell === state.cell ? null : { hasFailed: false, cell };
  }

  override componentDidCatch(error: unknown): void {
    reportCell(this.props.cell, error);
  }

  override render(): ReactNode {
    const { cell } = this.props;
    return this.state.hasFailed ? cell.value : <Content cell={cell} />;
  }
}
