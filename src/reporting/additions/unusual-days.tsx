import type { ChartMark } from '@tillview/components';
import { useUserPreferences, type AnyTotals, type ReportRequest } from '@tillview/data';
import { useLayoutEffect, useMemo } from 'react';
import { userPreferences } from '../../host/preferences.ts';
import { useHistory } from '../estimate/use-history.ts';
import type { GoalMetric } from '../goals/read-goals.ts';
import { canHaveUnusual, getUnusualMarks } from './unusual-marks.ts';

type Props = {
  metric: GoalMetric;
  request: ReportRequest;
  /** The totals of the range. */
  totals: AnyTotals | null;
  today: string;
  formatNumber: (value: number) => string;
  /** Called with the marks, and with undefined when there are none any more. */
  onMarks: (marks: readonly ChartMark[] | undefined) => void;
};

/** Marks the unusual days or weeks of a busy store, unless the user has switched it off. Renders nothing. */
export function UnusualDays(props: Props) {
  const { [userPreferences.hidesUnusual]: hides } = useUserPreferences();
  const { request, totals, today } = props;
  return hides !== true && canHaveUnusual(request, totals, today) ? <Found {...props} /> : null;
}

/** Reads the history that the estimate reads too. Without it nothing is marked: nothing that is shown depends on it. */
function Found({ metric, request, today, formatNumber, onMarks }: Props) {
  const { data, isRead } = useHistory(request, today);
  const { interval } = request;
  const marks = useMemo(
    () => (isRead ? getUnusualMarks(data, { interval, metric, today, formatNumber }) : undefined),
    [isRead, data, interval, metric, today, formatNumber],
  );
  useLayoutEffect(() => {
    onMarks(marks);
    return () => onMarks(undefined);
  }, [marks, onMarks]);
  return null;
}
