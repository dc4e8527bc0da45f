import type { CoachClass } from '@poth/domain/fleet/coach.ts';
import type { SeatMark, SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { SeatView } from '@poth/domain/seating/seat-map.ts';
import styles from './seat-map.module.css';
import { SeatSign } from './seat-sign.tsx';

type SeatProps = {
  seatNo: SeatNo;
  name: string;
  view: SeatView;
  /** Mark of the seat, as long as it can be taken. */
  mark: SeatMark | undefined;
  /** True where the seat is kept for the counter that sells it. */
  kept: boolean;
  /** Class of the seat, where that is not the coach's own. */
  coachClass: CoachClass | undefined;
  checked: boolean;
  /** True while the seat is asked for and not yet answered. */
  pending: boolean;
  /** With a script every seat can be reached by keys; without one those of others are disabled. */
  scripted: boolean;
  /** True for the seat to which the Tab key leads. */
  current: boolean;
  onFocus: () => void;
  onTap: () => void;
};

const longLabel = 4;

/** Seat: a real checkbox that looks like a seat from above. */
export const Seat = ({
  seatNo,
  name,
  view,
  mark,
  kept,
  coachClass,
  checked,
  pending,
  scripted,
  current,
  onFocus,
  onTap,
}: SeatProps) => {
  const taken = view === 'held' || view === 'sold';
  return (
    <label
      className={styles.seat}
      data-view={view}
      data-mark={mark}
      data-kept={kept || undefined}
      data-class={coachClass}
      data-pending={pending}
    >
      <input
        type="checkbox"
        name="seat"
        value={seatNo}
        aria-label={name}
        checked={checked}
        onChange={() => !taken && onTap()}
        onFocus={onFocus}
        disabled={taken && !scripted}
        aria-disabled={taken && scripted ? true : undefined}
        aria-busy={pending || undefined}
        tabIndex={scripted && !current ? -1 : undefined}
      />
      <span aria-hidden="true" data-long={seatNo.length > longLabel || undefined}>
        {seatNo}
        {mark && <SeatSign mark={mark} />}
      </span>
    </label>
  );
};
