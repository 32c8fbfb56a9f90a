import { __ } from '@wordpress/i18n';
import { AddedSwitch } from '../../reporting/table/added-switch.tsx';
import { useUrl } from '../../shell/use-url.ts';
import { hasProfitColumns, PROFIT_PARAM, TODAY_PARAM } from './profit-params.ts';

/** Shows and hides cost, gross profit and margin. */
export const Switches = () => (
  <AddedSwitch param={PROFIT_PARAM} columns="profit." label={__('Show profit', 'tillview')} />
);

/** The same for rows with products, with what unknown costs would be at present. */
export function ItemSwitches() {
  const { query } = useUrl();
  return (
    <>
      <Switches />
      {hasProfitColumns(query) && (
        <AddedSwitch
          param={TODAY_PARAM}
          columns="profit.today"
          label={__('Use today’s cost', 'tillview')}
        />
      )}
    </>
  );
}
