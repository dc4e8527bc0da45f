import type { ReactNode } from 'react';
import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import type { CoachClash } from '@poth/domain/schedule/coach-clash.ts';
import type { Run } from '@poth/domain/schedule/schedule.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { textIn, useText } from '../text/texts.ts';
import { scheduleText } from './text.ts';
import styles from './schedule.module.css';
import { Badge } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';

const momentText = (at: Date, language: Language): string =>
  `${formatDate(dhakaDate(at), language, 'day')} ${formatTime(at, language)}`;

/** Formats the reason why the coach cannot run. */
const clashText = ({ kind, way }: CoachClash, language: Language): string => {
  const t = textIn(language, scheduleText).preview;
  const [leaves, arrives] = [momentText(way.leavesAt, language), momentText(way.arrivesAt, language)];
  if (kind === 'too-late') return t.tooLate(way.to.name[language], arrives);
  if (kind === 'too-soon') return t.tooSoon(way.from.name[language], leaves);
  return t.clash(`${way.from.name[language]} – ${way.to.name[language]}`, leaves);
};

const State = ({ run: { published, onSaleNow } }: { run: Run }) => {
  const t = useText(scheduleText).preview;
  const language = useLanguage();
  if (!published)
    return <Badge tone={onSaleNow ? undefined : 'quiet'}>{onSaleNow ? t.now : t.byItself}</Badge>;
  return (
    <span>
      <Badge tone={published.cancelled ? 'off' : 'quiet'}>
        {published.cancelled ? t.cancelled : t.stays}
      </Badge>{' '}
      <span className="small muted">{t.sold(digits(published.seatsSold, language))}</span>
    </span>
  );
};

/** Table of a plan's dates: those that come on sale, those already on sale, and those on which the coach is elsewhere. */
export const PreviewRuns = ({ runs }: { runs: readonly Run[] }) => {
  const { preview: t, columns } = useText(scheduleText);
  const language = useLanguage();
  const noteOf = ({ clash, otherTime, published }: Run): ReactNode => {
    if (clash) return <span className={styles.clash}>{clashText(clash, language)}</span>;
    return otherTime && !published ? t.otherTime : '–';
  };
  return (
    <DataTable
      className="num"
      rows={runs}
      rowKey={({ date }) => date}
      columns={[
        {
          head: t.date,
          cell: ({ date, published }) => {
            const day = formatDate(date, language, 'short');
            if (!published) return <b>{day}</b>;
            return (
              <b>
                <LocalLink className="link" to={`/buses/${published.tripId}`}>
                  {day}
                </LocalLink>
              </b>
            );
          },
        },
        {
          head: columns.leaves,
          cell: ({ departsAt, published }) => formatTime(published?.departsAt ?? departsAt, language),
        },
        {
          head: t.fares,
          isEmpty: ({ published }) => Boolean(published),
          cell: ({ published, window }) => (published ? '–' : (window ?? t.usual)),
        },
        { head: t.state, cell: (run) => <State run={run} /> },
        { head: t.note, isEmpty: (run) => noteOf(run) === '–', cell: noteOf },
      ]}
    />
  );
};
