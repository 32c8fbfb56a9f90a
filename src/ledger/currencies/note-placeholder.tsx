/** As high as the line on currencies, so that what is below it does not move. */
export const NotePlaceholder = () => (
  <p className="tillview-report__notice is-pending" aria-busy="true">
    {'\u00a0'}
  </p>
);
