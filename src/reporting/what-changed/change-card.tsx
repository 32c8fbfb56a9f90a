import { Button, Card, ChevronDownIcon, H } from '@tillview/components';
import { useKeptIdentity, type ReportRequest } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useId, useState, type ReactNode } from 'react';
import { useScrolledNear } from '../../shell/parts/use-scrolled-near.ts';
import '../../shell/parts/card-line.css';
import './what-changed.css';

type Props = {
  title: string;
  /** The start of the sentence, without a full stop. */
  head: string;
  request: ReportRequest;
  /** The end of the sentence, when the user scrolls near it. */
  drivers: ReactNode;
  /** The tables, when the user expands the card. */
  details: ReactNode;
};

/** The card of a loaded change: one sentence, until the user expands it. */
export function ChangeCard({ title, head, request, drivers, details }: Props) {
  const [titleId, detailsId] = [useId(), useId()];
  const [isOpen, setOpen] = useState(false);
  const { primary, secondary, filters } = request;
  const { ref, isNear } = useScrolledNear(useKeptIdentity({ primary, secondary, filters }));
  return (
    <Card isFlush isAttached labelledBy={titleId} className="tillview-what-changed">
      <div ref={ref} className="tillview-card-line">
        <div className="tillview-what-changed__text">
          <H id={titleId} className="tillview-card-line__title">
            {title}
          </H>
          <p className="tillview-what-changed__sentence">
            {head}
            {isNear || isOpen ? drivers : __('.', 'tillview')}
          </p>
        </div>
        <Button
          variant="quiet"
          isSmall
          aria-label={__('Details of the change', 'tillview')}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          className="tillview-card-line__toggle"
          onClick={() => setOpen(!isOpen)}
        >
          {__('Details', 'tillview')}
          <ChevronDownIcon size={16} />
        </Button>
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && details}
      </div>
    </Card>
  );
}
