import { useState } from 'react';
import { useText } from '../text/texts.ts';
import { ButtonChoices } from '../ui/check-field.tsx';
import { Field } from '../ui/field.tsx';
import { Stack } from '../ui/layout.tsx';
import { type Brush, brushes, nearest, paint, type Place, relabel } from './plan-edits.ts';
import { PlanGrid } from './plan-grid.tsx';
import { PlanTools } from './plan-tools.tsx';
import { fleetText } from './text.ts';
import type { DrawnPlan } from './use-plan.ts';
import styles from './fleet.module.css';

/** Plan that is drawn by pressing cells: the brush above decides what a press does, the tools below change the shape. */
export const PlanDrawing = ({ drawn }: { drawn: DrawnPlan }) => {
  const t = useText(fleetText).editor;
  const { cells, change, undo } = drawn;
  const [brush, setBrush] = useState<Brush>('seat');
  const [wanted, setWanted] = useState<Place>({ row: 0, column: 0 });
  const at = nearest(cells, wanted);
  const seat = cells.rows[at.row]?.[at.column];
  const name = (typed: string) => {
    // Drops white space, | and :, which would split the label in the plan's text.
    const label = typed.replace(/[\s|:]/g, '').toUpperCase();
    if (label && label !== seat?.seatNo) change((now) => relabel(now, at, label));
  };
  return (
    <div className={styles.planDrawing}>
      <ButtonChoices
        className={styles.planBrushes}
        name="brush"
        label={t.brush}
        options={brushes.map((value) => ({ value, label: t.brushes[value] }))}
        chosen={brush}
        onChoose={setBrush}
      />
      <PlanGrid
        cells={cells}
        at={at}
        onMove={setWanted}
        onPaint={(place, said = brush) => {
          setWanted(place);
          change((now) => paint(now, place, said));
        }}
      />
      <Stack gap="l">
        <Field label={t.label} hint={seat ? undefined : t.noLabel}>
          {(control) => (
            <input
              {...control}
              key={`${at.row} ${at.column} ${seat?.seatNo}`}
              defaultValue={seat?.seatNo ?? ''}
              disabled={!seat}
              maxLength={6}
              autoComplete="off"
              onBlur={({ target }) => name(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                name(event.currentTarget.value);
              }}
            />
          )}
        </Field>
        <PlanTools cells={cells} at={at} onChange={change} onUndo={undo} />
      </Stack>
    </div>
  );
};
