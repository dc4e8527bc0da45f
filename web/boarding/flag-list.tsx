import type { BoardingFlag } from '@poth/domain/boarding/boarding.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { hourText } from './door-view.ts';
import { boardingText } from './text.ts';
import styles from './board.module.css';

type FlagListProps = { flags: readonly BoardingFlag[]; departsAt: Date };

/** Tickets that were used twice, or let in though they were cancelled: the operator's people look into each. */
export const FlagList = ({ flags, departsAt }: FlagListProps) => {
  const t = useText(boardingText);
  const language = useLanguage();
  if (flags.length === 0) return null;
  const at = (moment: Date) => hourText(moment, { departsAt }, language);
  return (
    <section className={styles.boardingFlags} aria-labelledby="boarding-flags">
      <h2 id="boarding-flags">{t.flags.title}</h2>
      <ul>
        {flags.map((flag) => (
          <li key={flag.scanId}>
            <b>{t.seat(flag.seatNo)}</b> {flag.name}: {t.flags[flag.verdict]}{' '}
            <span className="muted num">
              {t.flags.seen(at(flag.at), flag.by)}
              {flag.first && `; ${t.flags.first(at(flag.first.at), flag.first.by)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
