import { useEffect } from 'react';
import type { AlarmState } from './first-alarm.ts';
import { useAlarm } from './use-alarm.ts';

type Props = { onChange: (alarm: AlarmState['alarm']) => void };

/** Reads the alarm, and again each hour. Renders nothing. */
export default function AlarmWatch({ onChange }: Props) {
  const { alarm } = useAlarm();
  useEffect(() => onChange(alarm), [alarm, onChange]);
  return null;
}
