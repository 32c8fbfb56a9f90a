import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import type { PagePart } from '../../shell/parts/page-parts.tsx';
import { AlarmPart } from './alarm-part.tsx';
import { DataPart } from './data-part.tsx';
import type { DigestPartProps, RevenuePartProps } from './digest-part-props.ts';
import { MonthPart } from './month-part.tsx';
import { ProfitPart } from './profit-part.tsx';
import { SalesPart } from './sales-part.tsx';
import { StockPart } from './stock-part.tsx';

/** A part that needs the source of Revenue. */
const ofRevenue = (Content: ComponentType<RevenuePartProps>) =>
  function OfRevenue({ source, ...props }: DigestPartProps) {
    return source && <Content source={source} {...props} />;
  };

/** The parts of the digest, in order. They are loaded together, because all of them are shown. */
export const digestParts: readonly PagePart<DigestPartProps, 'sales' | 'store'>[] = [
  { name: () => __('Alarm', 'tillview'), place: 'sales', load: ofRevenue(AlarmPart) },
  { name: () => __('Sales', 'tillview'), place: 'sales', load: ofRevenue(SalesPart) },
  { name: () => __('Profit', 'tillview'), place: 'sales', load: ofRevenue(ProfitPart) },
  { name: () => __('Estimate', 'tillview'), place: 'sales', load: ofRevenue(MonthPart) },
  { name: () => __('What to order', 'tillview'), place: 'store', load: StockPart },
  { name: () => __('Data status', 'tillview'), place: 'store', load: DataPart },
];
