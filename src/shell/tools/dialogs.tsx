import type { ReactNode } from 'react';
import { DayNotesDialog } from '../day-notes/day-notes-dialog.tsx';
import { Palette } from '../palette/palette.tsx';
import { ShortcutList } from '../shortcuts/shortcut-list.tsx';
import { ViewsDialog } from '../views/views-dialog.tsx';
import type { ShellDialog } from './dialog-state.ts';

const DIALOGS: Readonly<Record<ShellDialog, () => ReactNode>> = {
  palette: Palette,
  shortcuts: ShortcutList,
  views: ViewsDialog,
  notes: DayNotesDialog,
};

/** The open dialog of the shell. */
export default function Dialogs({ dialog }: { dialog: ShellDialog }) {
  const Dialog = DIALOGS[dialog];
  return <Dialog />;
}
