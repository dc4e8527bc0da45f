import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { SeatView } from '@poth/domain/seating/seat-map.ts';

type SeatProps = {
  seatNo: SeatNo;
  name: string;
  view: SeatView;
  checked: boolean;
  /** Asked for and not yet answered. */
  pending: boolean;
  /** With a script every seat can be walked to; without one those of others are out of reach. */
  scripted: boolean;
  /** Whether the Tab key comes here. */
  current: boolean;
  onFocus: () => void;
  onTap: () => void;
};

/** One seat: a real checkbox that looks like a seat from above. */
export const Seat = ({
  seatNo,
  name,
  view,
  checked,
  pending,
  scripted,
  current,
  onFocus,
  onTap,
}: SeatProps) => {
  const taken = view === 'held' || view === 'sold';
  return (
    <label className="seat" data-view={view} data-pending={pending}>
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
      <span aria-hidden="true">{seatNo}</span>
    </label>
  );
};
