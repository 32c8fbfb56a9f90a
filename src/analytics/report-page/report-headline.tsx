import { Fragment } from 'react';
import { ScreenLink } from './cells.tsx';
import { getHeadline, type HeadlineSentence } from './headline.ts';

/** A sentence with the name in it as a link, wherever the language puts it. */
function Sentence({ text, link }: HeadlineSentence) {
  if (!link || !text.includes(link.label)) return <>{text}</>;
  const start = text.indexOf(link.label);
  return (
    <>
      {text.slice(0, start)}
      <ScreenLink href={link.href}>{link.label}</ScreenLink>
      {text.slice(start + link.label.length)}
    </>
  );
}

/** The sentences at the top of a report; those about a driver lead to its report. */
export default function ReportHeadline(props: Parameters<typeof getHeadline>[0]) {
  return (
    <>
      {getHeadline(props).map((sentence) => (
        <Fragment key={sentence.text}>
          <Sentence {...sentence} />{' '}
        </Fragment>
      ))}
    </>
  );
}
