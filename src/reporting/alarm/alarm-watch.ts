import { useEffect } from 'react';
import type { AlarmState } from './first-alarm.ts';
import { useAlarm } from './use-alarm.ts';

type Props = { onChange: (alarm: AlarmState['alarm']) => void };

/** Reads the alarm, again each hour, and while it stands every ten minutes. Renders nothing. */
export default function AlarmWatch({ onChange }: Props) {
  const { alarm } = useAlarm();
  useEffect(() => onChange(alarm), [alarm, onChange]);
  return null;
}
