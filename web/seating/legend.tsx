import { type SeatMark, seatMarks } from '@poth/domain/fleet/seat-layout.ts';
import { useText } from '../text/texts.ts';
import { SeatSign } from './seat-sign.tsx';
import { seatingText } from './text.ts';

const shown = ['available', 'sold', 'selected', 'held'] as const;

/** What the seats of a map look like; marks: whom some of them are kept for. */
export const Legend = ({ marks }: { marks: Readonly<Record<string, SeatMark>> }) => {
  const t = useText(seatingText);
  const kept = seatMarks.filter((mark) => Object.values(marks).includes(mark));
  return (
    <ul className="seat-legend" aria-label={t.legend}>
      {shown.map((view) => (
        <li key={view}>
          <i data-view={view} aria-hidden="true" />
          {t.views[view]}
        </li>
      ))}
      {kept.map((mark) => (
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
