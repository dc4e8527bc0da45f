import { decksOf, type SeatLayout } from '@poth/domain/fleet/seat-layout.ts';

/** A plan drawn small: to be told from others at a glance. What it shows stands beside it in words. */
export const PlanSketch = ({ layout }: { layout: SeatLayout }) => (
  <div className="plan-sketch" aria-hidden="true">
    {decksOf(layout).map(({ deck, rows }) => (
      <div
        key={deck}
        className="plan-sketch-deck"
        style={{ gridTemplateColumns: `repeat(${Math.max(1, ...rows.map((row) => row.length))}, 9px)` }}
      >
        {rows.flatMap((row, y) =>
          row.map((seatNo, x) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name
            <i
              key={`${y} ${x}`}
              data-seat={seatNo !== null}
              data-mark={seatNo ? layout.marks?.[seatNo] : undefined}
            />
          )),
        )}
      </div>
    ))}
  </div>
);
