import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import type { CoachClash } from '@poth/domain/schedule/coach-clash.ts';
import type { Run } from '@poth/domain/schedule/schedule.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { textIn, useText } from '../text/texts.ts';
import { scheduleText } from './text.ts';
import styles from './schedule.module.css';

const momentText = (at: Date, language: Language): string =>
  `${formatDate(dhakaDate(at), language, 'day')} ${formatTime(at, language)}`;

/** Where the coach is instead. */
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
    return (
      <span className="desk-state" data-tone={onSaleNow ? undefined : 'quiet'}>
        {onSaleNow ? t.now : t.byItself}
      </span>
    );
  return (
    <span>
      <span className="desk-state" data-tone={published.cancelled ? 'off' : 'quiet'}>
        {published.cancelled ? t.cancelled : t.stays}
      </span>{' '}
      <span className="small muted">{t.sold(digits(published.seatsSold, language))}</span>
    </span>
  );
};

/** The dates of a plan: which come on sale, which are there already and stay, and where the coach is elsewhere. */
export const PreviewRuns = ({ runs }: { runs: readonly Run[] }) => {
  const { preview: t, columns } = useText(scheduleText);
  const language = useLanguage();
  return (
    <table className="desk-table num">
      <thead>
        <tr>
          {[t.date, columns.leaves, t.fares, t.state, t.note].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => {
          const { date, departsAt, window, otherTime, published, clash } = run;
          const day = formatDate(date, language, 'short');
          const at = published?.departsAt ?? departsAt;
          const elsewhere = clash && clashText(clash, language);
          return (
            <tr key={date}>
              <td data-label={t.date}>
                <b>
                  {published ? (
                    <LocalLink className="link" to={`/buses/${published.tripId}`}>
                      {day}
                    </LocalLink>
                  ) : (
                    day
                  )}
                </b>
              </td>
              <td data-label={columns.leaves}>{formatTime(at, language)}</td>
              <td data-label={t.fares} data-empty={published ? true : undefined}>
                {published ? '–' : (window ?? t.usual)}
              </td>
              <td data-label={t.state}>
                <State run={run} />
              </td>
              <td data-label={t.note} data-empty={elsewhere || (otherTime && !published) ? undefined : true}>
                {elsewhere ? (
                  <span className={styles.clash}>{elsewhere}</span>
                ) : otherTime && !published ? (
                  t.otherTime
                ) : (
                  '–'
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
