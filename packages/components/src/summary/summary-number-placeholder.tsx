import { Placeholder } from '../placeholder/index.ts';

/** Shown while a summary number is loading. */
export function SummaryNumberPlaceholder() {
  return (
    <div className="tillview-summary__item-container">
      <div className="tillview-summary__item">
        <span className="tillview-summary__label">
          <Placeholder width="60%" height="10px" />
        </span>
        <span className="tillview-summary__data">
          <span className="tillview-summary__value">
            <Placeholder width="75%" height="18px" />
          </span>
          <span className="tillview-summary__delta">
            <Placeholder width="40px" height="10px" />
          </span>
        </span>
      </div>
    </div>
  );
}
