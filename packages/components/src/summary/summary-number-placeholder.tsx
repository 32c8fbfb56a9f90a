import { Placeholder } from '../placeholder/index.ts';

/** Keeps the place of one summary number. */
export function SummaryNumberPlaceholder() {
  return (
    <div className="tillview-summary__item-container">
      <div className="tillview-summary__item">
        <span className="tillview-summary__label">
          <Placeholder width="60%" height="10px" />
        </span>
        <span className="tillview-summary__data">
          <Placeholder width="50%" height="18px" />
        </span>
      </div>
    </div>
  );
}
