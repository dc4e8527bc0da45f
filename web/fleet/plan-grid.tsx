import type { PlanCells } from '@poth/domain/fleet/plan-cells.ts';
import { type CSSProperties, type KeyboardEvent, useId, useRef } from 'react';
import { useText } from '../text/texts.ts';
import { type Brush, nearest, type Place } from './plan-edits.ts';
import { PlanPlace } from './plan-place.tsx';
import { fleetText } from './text.ts';
import styles from './fleet.module.css';

const steps: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};
const letters: Readonly<Record<string, Brush>> = {
  s: 'seat',
  w: 'women',
  p: 'priority',
  e: 'economy',
  b: 'business',
  l: 'sleeper',
};

/** Lists the row numbers of each deck, counted over the whole plan. */
const decksOfCells = ({ rows, upperFrom }: PlanCells) => {
  const numbers = rows.map((_, row) => row);
  return upperFrom === null
    ? [{ deck: 'only' as const, numbers }]
    : [
        { deck: 'lower' as const, numbers: numbers.slice(0, upperFrom) },
        { deck: 'upper' as const, numbers: numbers.slice(upperFrom) },
      ];
};

type PlanGridProps = {
  cells: PlanCells;
  /** Current cell. */
  at: Place;
  onMove: (place: Place) => void;
  /** Called for a press on a cell: applies the current brush, or that of a letter key. */
  onPaint: (place: Place, brush?: Brush) => void;
};

/** Plan as a grid of buttons: arrow keys move over all cells, seats and empty ones. */
export const PlanGrid = ({ cells, at, onMove, onPaint }: PlanGridProps) => {
  const t = useText(fleetText).editor;
  const keysId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const columns = cells.rows[0]?.length ?? 0;

  const walk = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const brush = letters[key.toLowerCase()];
    if (brush) onPaint(at, brush);
    const step = steps[key];
    const end = { Home: 0, End: columns - 1 }[key];
    if (!step && end === undefined) return;
    event.preventDefault();
    const to = step
      ? { row: at.row + step.row, column: at.column + step.column }
      : { row: at.row, column: end ?? 0 };
    const { row, column } = nearest(cells, to);
    grid.current?.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`)?.focus();
  };

  return (
    <div
      ref={grid}
      className={`${styles.planGrid} num`}
      role="group"
      aria-label={t.drawing}
      aria-describedby={keysId}
      onKeyDown={walk}
    >
      <p className={styles.planGridFront} aria-hidden="true">
        {t.front}
      </p>
      {decksOfCells(cells).map(({ deck, numbers }) => (
        <div key={deck}>
          {deck !== 'only' && (
            <p className={styles.planGridDeck} aria-hidden="true">
              {t[deck]}
            </p>
          )}
          <div className={styles.planPlaces} style={{ '--columns': Math.max(1, columns) } as CSSProperties}>
            {numbers.flatMap((row) =>
              (cells.rows[row] ?? []).map((cell, column) => (
                <PlanPlace
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other key
                  key={`${row} ${column}`}
                  cell={cell}
                  place={{ row, column }}
                  current={row === at.row && column === at.column}
                  onFocus={() => onMove({ row, column })}
                  onPress={() => onPaint({ row, column })}
                />
              )),
            )}
          </div>
        </div>
      ))}
      <p className="small muted" id={keysId}>
        {t.keys}
      </p>
    </div>
  );
};
