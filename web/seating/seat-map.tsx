import {
  decksOf,
  type SeatLayout,
  type SeatMark,
  type SeatNo,
  seatsOf,
} from '@poth/domain/fleet/seat-layout.ts';
import { formatTaka, type Paisa } from '@poth/domain/money.ts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { coachStyle, DeckGrid } from './deck-grid.tsx';
import { Seat } from './seat.tsx';
import styles from './seat-map.module.css';
import { seatName } from './seat-name.ts';
import { walkFrom } from './seat-walk.ts';
import type { SeatingState } from './seating-state.ts';
import { seatingText } from './text.ts';

type SeatMapProps = {
  layout: SeatLayout;
  seats: SeatingState['seats'];
  /** Marks of seats; without them, those of the plan. */
  marks?: Readonly<Record<SeatNo, SeatMark>>;
  pending: readonly SeatNo[];
  /** Seats ticked without a script, which are sent back with a correction. */
  ticked: readonly SeatNo[];
  coachNumber: string;
  /** Price of a seat; null where nothing is sold yet. */
  farePaisa: Paisa | null;
  /** Prices of the seats that cost something else. */
  otherFares?: Readonly<Record<SeatNo, Paisa>>;
  scripted: boolean;
  /** Seats that are kept for the counter that sells here: free to it, and distinguished by this name. */
  kept?: { seatNos: readonly SeatNo[]; name: string } | undefined;
  onTap: (seatNo: SeatNo) => void;
};

/** Coach seen from above, front first: a group of checkboxes in which arrow keys move in two dimensions. */
export const SeatMap = ({
  layout,
  seats,
  marks = layout.marks ?? {},
  pending,
  ticked,
  coachNumber,
  farePaisa,
  otherFares = {},
  scripted,
  kept,
  onTap,
}: SeatMapProps) => {
  const t = useText(seatingText);
  const language = useLanguage();
  const keysId = useId();
  const coach = useRef<HTMLFieldSetElement>(null);
  const order = seatsOf(layout);
  const decks = decksOf(layout);
  const [walkedTo, setWalkedTo] = useState<SeatNo>();
  const known = walkedTo !== undefined && order.includes(walkedTo) ? walkedTo : undefined;
  const current = known ?? order.find((seatNo) => seats[seatNo] === 'available') ?? order[0];

  const walk = (event: KeyboardEvent) => {
    // Enter would submit the form; on a seat it taps the seat.
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
    const mark = view === 'sold' ? undefined : marks[seatNo];
    const asked = pending.includes(seatNo);
    const costs = otherFares[seatNo] ?? farePaisa;
    const fare = view === 'available' && costs !== null && t.atFare(formatTaka(costs, language));
    const name = seatName(layout, seatNo, { view, mark }, language);
    const isKept = view === 'available' && kept?.seatNos.includes(seatNo) === true;
    return (
      <Seat
        key={seatNo}
        seatNo={seatNo}
        name={[name, isKept && kept.name, fare, asked && t.beingAsked].filter(Boolean).join(', ')}
        view={view}
        mark={mark}
        kept={isKept}
        coachClass={layout.classes?.[seatNo]}
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
    <fieldset
      className={styles.coach}
      style={coachStyle(decks)}
      data-door={layout.door ?? 'front'}
      data-driver={layout.driver ?? 'right'}
      ref={coach}
      aria-describedby={scripted ? keysId : undefined}
      onKeyDown={walk}
    >
      <legend className="visually-hidden">{t.map(coachNumber)}</legend>
      <p className="visually-hidden" id={keysId}>
        {t.keys}
      </p>
      <div className={styles.coachFront} aria-hidden="true">
        <span>
          {t.front}
          <small>{t.door}</small>
        </span>
        <i />
      </div>
      {decks.map((deck) => (
        <DeckGrid key={deck.deck} {...deck} seat={seat} />
      ))}
    </fieldset>
  );
};
