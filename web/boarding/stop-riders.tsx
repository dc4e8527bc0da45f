import type { BoardingList, BoardingStop } from '@poth/domain/boarding/boarding.ts';
import { countAt, type RiderNow } from '@poth/domain/boarding/apply-marks.ts';
import { digits } from '@poth/domain/language.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { bySeat, findRiders, hourText } from './door-view.ts';
import { RiderRow } from './rider-row.tsx';
import { boardingText } from './text.ts';
import styles from './board.module.css';

type StopRidersProps = {
  stop: BoardingStop;
  list: BoardingList;
  riders: readonly RiderNow[];
  looked: string;
  keyOf: (rider: RiderNow) => string;
  onBoard: (rider: RiderNow) => void;
  onUndo: (ticketId: string, scanId: string) => void;
};

/** Lists the passengers who board at a stop: first those who are missing, with whom to call, then those aboard. */
export const StopRiders = ({ stop, list, riders, looked, keyOf, onBoard, onUndo }: StopRidersProps) => {
  const t = useText(boardingText);
  const language = useLanguage();
  const { stopNo, place, at, closedAt } = stop;
  const count = countAt(riders, stopNo);
  const here = findRiders(riders, looked)
    .filter(({ fromStopNo, state }) => fromStopNo === stopNo && state !== 'void')
    .sort(bySeat);
  if (looked && here.length === 0) return null;
  const number = (value: number) => digits(value, language);
  const groups = [
    { name: t.missingTitle, riders: here.filter(({ state }) => state !== 'boarded') },
    { name: t.aboardTitle, riders: here.filter(({ state }) => state === 'boarded') },
  ].filter((group) => group.riders.length > 0);
  return (
    <section className={styles.stopRiders} aria-labelledby={`stop-${stopNo}`}>
      <header>
        <h2 id={`stop-${stopNo}`} tabIndex={-1}>
          {place[language]} <span className="muted num">{hourText(at, list, language)}</span>{' '}
          {closedAt && <Badge tone="quiet">{t.left}</Badge>}
        </h2>
        <p className="num">
          {count.all === 0 ? (
            t.nobody
          ) : (
            <>
              {t.aboard(number(count.aboard), number(count.all))} ·{' '}
              <b>{count.missing > 0 ? t.missing(number(count.missing)) : t.nobodyMissing}</b>
            </>
          )}
        </p>
      </header>
      {groups.map((group) => (
        <div key={group.name}>
          <h3>{group.name}</h3>
          <ul className="tile">
            {group.riders.map((rider) => (
              <RiderRow
                key={rider.ticketId}
                rider={rider}
                list={list}
                formKey={keyOf(rider)}
                onBoard={onBoard}
                onUndo={onUndo}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
