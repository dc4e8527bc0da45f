import type { PlanCell } from '@poth/domain/fleet/plan-cells.ts';
import { digits } from '@poth/domain/language.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import type { Place } from './plan-edits.ts';
import { fleetText } from './text.ts';
import styles from './fleet.module.css';

const tags = { women: 'W', priority: 'P', economy: 'E', business: 'B', sleeper: 'L' } as const;

type PlanPlaceProps = {
  cell: PlanCell;
  place: Place;
  /** True for the cell that the Tab key reaches. */
  current: boolean;
  onFocus: () => void;
  onPress: () => void;
};

/** One cell of a plan that is being drawn: a button whose label says what is there. */
export const PlanPlace = ({ cell, place, current, onFocus, onPress }: PlanPlaceProps) => {
  const t = useText(fleetText).editor;
  const language = useLanguage();
  const { row, column } = place;
  const said = cell
    ? [t.seat(cell.seatNo), cell.mark && t.brushes[cell.mark], cell.coachClass && t.brushes[cell.coachClass]]
    : [t.empty];
  const tag = `${cell?.mark ? tags[cell.mark] : ''}${cell?.coachClass ? tags[cell.coachClass] : ''}`;
  return (
    <button
      type="button"
      className={styles.planPlace}
      data-place={`${row} ${column}`}
      data-seat={cell !== null}
      data-mark={cell?.mark ?? undefined}
      data-current={current}
      aria-label={t.place(
        digits(row + 1, language),
        digits(column + 1, language),
        said.filter(Boolean).join(', '),
      )}
      tabIndex={current ? 0 : -1}
      onFocus={onFocus}
      onClick={onPress}
    >
      <span>{cell?.seatNo}</span>
      {tag && <small>{tag}</small>}
    </button>
  );
};
