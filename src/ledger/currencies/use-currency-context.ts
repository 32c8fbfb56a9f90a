import { useMemo } from 'react';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { toCurrencyContext } from './currency-context.ts';

/** The formats of a screen whose amounts are in a currency; those of the store if it is undefined. */
export const useCurrencyContext = (
  context: ReportContext,
  code: string | undefined,
): ReportContext =>
  useMemo(() => (code === undefined ? context : toCurrencyContext(context, code)), [context, code]);
