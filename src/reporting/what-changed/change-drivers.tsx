import { Fragment } from 'react';
import { getChangeDrivers } from './change-sentence.ts';
import { changeSplits, getSplitNames, type ChangeSplitName } from './change-splits.ts';
import { canSplit, useChangeSplit, type ChangeView } from './use-change-split.ts';

/** Named after the first split of every report, since it is independent of products and categories. */
const SECOND_SPLIT: ChangeSplitName = 'customer';

/** The end of the card's sentence: the largest changes. Renders nothing until they are loaded. */
export function ChangeDrivers(view: ChangeView) {
  const possible = getSplitNames(view.explains).filter((name) => canSplit(name, view));
  const [first] = possible;
  const second =
    first !== SECOND_SPLIT && possible.includes(SECOND_SPLIT) ? SECOND_SPLIT : undefined;
  const states = [
    { name: first, state: useChangeSplit(first, view) },
    { name: second, state: useChangeSplit(second, view) },
  ];
  if (states.some(({ state }) => state?.is === 'requesting')) return null;
  const known = states.flatMap(({ name, state }) =>
    name && state?.is === 'known' ? [{ definition: changeSplits[name], split: state.split }] : [],
  );
  const [end, ...others] = getChangeDrivers(known, view.context);
  return (
    <>
      {end}
      {others.map((other) => (
        <Fragment key={other}>
          {' '}
          <span className="tillview-what-changed__other">{other}</span>
        </Fragment>
      ))}
    </>
  );
}
