import { type SeatLayout, type SeatNo, seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { seatPosition } from '@poth/domain/fleet/seat-position.ts';
import { formatTaka, type Paisa } from '@poth/domain/money.ts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Seat } from './seat.tsx';
import './seat-map.css';
import type { SeatingState } from './seating-state.ts';
import { walkFrom } from './seat-walk.ts';
import { seatingText } from './text.ts';

type SeatMapProps = {
  layout: SeatLayout;
  seats: SeatingState['seats'];
  pending: readonly SeatNo[];
  /** Ticked without a script and sent back with a correction. */
  ticked: readonly SeatNo[];
  coachNumber: string;
  farePaisa: Paisa;
  scripted: boolean;
  onTap: (seatNo: SeatNo) => void;
};

/** Columns as wide as what stands in them; one without any seat is the aisle. */
const columnsOf = ({ rows }: SeatLayout): string =>
  Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) =>
    rows.some((row) => row[column]) ? 'var(--seat)' : 'minmax(14px, 1fr)',
  ).join(' ');

/** The coach seen from above, front first: a group of checkboxes that arrow keys walk in two dimensions. */
export const SeatMap = ({
  layout,
  seats,
  pending,
  ticked,
  coachNumber,
  farePaisa,
  scripted,
  onTap,
}: SeatMapProps) => {
  const t = useText(seatingText);
  const language = useLanguage();
  const keysId = useId();
  const coach = useRef<HTMLFieldSetElement>(null);
  const order = seatsOf(layout);
  const [walkedTo, setWalkedTo] = useState<SeatNo>();
  const current = walkedTo ?? order.find((seatNo) => seats[seatNo] === 'available') ?? order[0];

  const walk = (event: KeyboardEvent) => {
    // Enter would send the form; on a seat it means the seat.
    if (event.key === 'Enter' && current) onTapFree(current);
    const next = current && walkFrom(layout, current, event.key);
    if (next) coach.current?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(next)}"]`)?.focus();
    if (next || event.key === 'Enter' || event.key.startsWith('Arrow')) event.preventDefault();
  };
  const onTapFree = (seatNo: SeatNo) => {
    if (seats[seatNo] === 'available' || seats[seatNo] === 'selected') onTap(seatNo);
  };

  const seat = (seatNo: SeatNo) => {
    const view = seats[seatNo] ?? 'sold';
    const asked = pending.includes(seatNo);
    const fare = view === 'available' && t.atFare(formatTaka(farePaisa, language));
    const name = t.seatName(seatNo, t.positions[seatPosition(layout, seatNo)], t.spoken[view]);
    return (
      <Seat
        key={seatNo}
        seatNo={seatNo}
        name={[name, fare, asked && t.beingAsked].filter(Boolean).join(', ')}
        view={view}
        checked={
          asked
            ? view !== 'selected'
            : view === 'selected' || (view === 'available' && ticked.includes(seatNo))
        }
        pending={asked}
        scripted={scripted}
        current={seatNo === current}
        onFocus={() => setWalkedTo(seatNo)}
        onTap={() => onTap(seatNo)}
      />
    );
  };

  return (
    <fieldset className="coach" ref={coach} aria-describedby={scripted ? keysId : undefined} onKeyDown={walk}>
      <legend className="visually-hidden">{t.map(coachNumber)}</legend>
      <p className="visually-hidden" id={keysId}>
        {t.keys}
      </p>
      <div className="coach-front" aria-hidden="true">
        <span>
          {t.front}
          <small>{t.door}</small>
        </span>
        <i />
      </div>
      <div className="seats num" style={{ gridTemplateColumns: columnsOf(layout) }}>
        {layout.rows.flatMap((row, y) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: an aisle has no other name than its place
          row.map((seatNo, x) => (seatNo === null ? <span key={`${y} ${x}`} /> : seat(seatNo))),
        )}
      </div>
    </fieldset>
  );
};
