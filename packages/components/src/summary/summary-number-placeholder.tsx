import { Placeholder } from '../placeholder/placeholder.tsx';

export type SummaryNumberPlaceholderProps = {
  /** Whether it has the line of the earlier value; true by default. */
  isCompared?: boolean;
  /** Whether it has a line below the values. */
  hasNote?: boolean;
};

/** A placeholder, shown while a summary number is loading. */
export function SummaryNumberPlaceholder({
  isCompared = true,
  hasNote = false,
}: SummaryNumberPlaceholderProps) {
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
        {hasNote && (
          <span className="tillview-summary__note">
            <Placeholder width="60%" height="10px" />
          </span>
        )}
      </div>
    </div>
  );
}
