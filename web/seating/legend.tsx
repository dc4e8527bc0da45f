import { type SeatMark, seatMarks } from '@poth/domain/fleet/seat-layout.ts';
import { useText } from '../text/texts.ts';
import styles from './seat-map.module.css';
import { SeatSign } from './seat-sign.tsx';
import { seatingText } from './text.ts';

const shown = ['available', 'sold', 'selected', 'held'] as const;

type LegendProps = {
  /** Marks of the seats that are reserved for somebody. */
  marks: Readonly<Record<string, SeatMark>>;
  /** Name of the seats that are kept for the counter that sells here, where there are any. */
  kept?: string | undefined;
};

/** Legend of a seat map. */
export const Legend = ({ marks, kept }: LegendProps) => {
  const t = useText(seatingText);
  const marked = seatMarks.filter((mark) => Object.values(marks).includes(mark));
  return (
    <ul className={styles.seatLegend} aria-label={t.legend}>
      {shown.map((view) => (
        <li key={view}>
          <i data-view={view} aria-hidden="true" />
          {t.views[view]}
        </li>
      ))}
      {kept && (
        <li>
          <i data-view="available" data-kept="true" aria-hidden="true" />
          {kept}
        </li>
      )}
      {marked.map((mark) => (
        <li key={mark}>
          <i data-view="available" data-mark={mark} aria-hidden="true">
            <SeatSign mark={mark} />
          </i>
          <span>
            {t.marks[mark]} <span className="muted">({t.markNotes[mark]})</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
