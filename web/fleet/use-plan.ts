import { layoutOf, type PlanCells } from '@poth/domain/fleet/plan-cells.ts';
import { faultsOfPlan } from '@poth/domain/fleet/plan-faults.ts';
import { readPlanText, writePlanText } from '@poth/domain/fleet/plan-text.ts';
import { useState } from 'react';
import type { PlanTyped } from './plan-form.ts';

/** Removes repeated labels from a plan: two seats of one label cannot be shown as two. */
const withoutRepeats = (cells: PlanCells): PlanCells => {
  const seen = new Set<string>();
  const first = (seatNo: string) => !seen.has(seatNo) && seen.add(seatNo);
  return {
    ...cells,
    rows: cells.rows.map((row) => row.map((cell) => (cell && first(cell.seatNo) ? cell : null))),
  };
};

type Drawn = Pick<PlanTyped, 'plan' | 'door' | 'driver'>;

/**
 * Holds a plan that is being drawn. Its text is the single source: the drawing is parsed from it and written back to
 * it, so that typing and drawing are equivalent.
 */
export const usePlan = (given: Drawn) => {
  const [{ plan, door, driver }, setDrawn] = useState(given);
  const [earlier, setEarlier] = useState<readonly string[]>([]);
  const read = readPlanText(plan);
  return {
    plan,
    door,
    driver,
    cells: read.cells,
    faults: faultsOfPlan(read),
    layout: layoutOf('drawn', withoutRepeats(read.cells), { door, driver }),
    type: (text: string) => setDrawn({ plan: text, door, driver }),
    change: (edit: (cells: PlanCells) => PlanCells) => {
      setEarlier([...earlier, plan]);
      setDrawn({ plan: writePlanText(edit(read.cells)), door, driver });
    },
    setEnds: (ends: Partial<Pick<Drawn, 'door' | 'driver'>>) => setDrawn({ plan, door, driver, ...ends }),
    undo:
      earlier.length === 0
        ? undefined
        : () => {
            setDrawn({ plan: earlier.at(-1) ?? plan, door, driver });
            setEarlier(earlier.slice(0, -1));
          },
  };
};
export type DrawnPlan = ReturnType<typeof usePlan>;
