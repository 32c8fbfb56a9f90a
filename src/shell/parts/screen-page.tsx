import { lazyWithRetry } from '@tillview/components';
import type { ComponentType, ReactNode } from 'react';
import { ScreenHeader } from './screen-header.tsx';
import './screen-page.css';

type Props = {
  title: string;
  /** The buttons of the title row. */
  actions?: ReactNode;
  /** Whether the first part is beside the others on a wide screen. */
  hasAside?: boolean;
  children: ReactNode;
};

/** The layout of a screen that is not a report: the title row, then its parts below each other. */
export function ScreenPage({ title, actions, hasAside = false, children }: Props) {
  return (
    <div className={`tillview-screen-page${hasAside ? ' has-aside' : ''}`}>
      <ScreenHeader title={title}>{actions}</ScreenHeader>
      {children}
    </div>
  );
}

type ScreenOptions<ContentProps> = {
  title: () => string;
  /** The buttons of the title row. */
  actions?: () => ReactNode;
  /** Loads the content, whose code is larger than the rest of the first view. */
  load: () => Promise<{ default: ComponentType<ContentProps> }>;
};

/** Creates a screen whose title is shown while the code of its content is loading. */
export function createScreen<ContentProps extends object>({
  title,
  actions,
  load,
}: ScreenOptions<ContentProps>): ComponentType<ContentProps> {
  const Content = lazyWithRetry(load, { placeholder: () => <div aria-busy="true" /> });
  return function Screen(props: ContentProps) {
    return (
      <ScreenPage title={title()} actions={actions?.()}>
        <Content {...props} />
      </ScreenPage>
    );
  };
}
