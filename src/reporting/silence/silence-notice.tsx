import { Notice } from '@tillview/components';
import type { ReportContext } from '../definition/report-definition.ts';
import { describeSilence } from './describe-silence.ts';
import { useSilence } from './use-silence.ts';

/** The alarm that the shop has had no orders for too long. */
export default function SilenceNotice({ context }: { context: ReportContext }) {
  const silence = useSilence();
  if (!silence) return null;
  const { text, reason } = describeSilence(silence, context);
  return (
    <Notice status="warning">
      <strong>{text}</strong> {reason}
    </Notice>
  );
}
