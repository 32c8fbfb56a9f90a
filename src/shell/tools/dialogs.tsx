import { Palette } from '../palette/palette.tsx';
import { ShortcutList } from '../shortcuts/shortcut-list.tsx';
import type { ShellDialog } from './dialog-state.ts';

/** The open dialog of the shell. */
export default function Dialogs({ dialog }: { dialog: ShellDialog }) {
  return dialog === 'palette' ? <Palette /> : <ShortcutList />;
}
