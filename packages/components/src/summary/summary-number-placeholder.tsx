import { Placeholder } from '../placeholder/placeholder.tsx';

/** A placeholder, shown while a summary number is loading. `isCompared` reserves the line of the earlier value. */
export function SummaryNumberPlaceholder({ isCompared = true }: { isCompared?: boolean }) {
  return (
    <div className="tillview-summary__item-container">
      <div className="tillview-summary__item">
        <span className="tillview-summary__label">
          <Placeholder width="60%" height="10px" />
        </span>
        <span className="tillview-summary__data">
          <span className="tillview-summary__value">
            <Placeholder width="75%" height="0.8em" />
          </span>
          <span className="tillview-summary__trend">
            <Placeholder width="40px" height="10px" />
          </span>
          {isCompared && (
            <span className="tillview-summary__previous">
              <Placeholder width="80%" height="10px" />
            </span>
          )}
        </span>
      </div>
    </div>
  );
}
