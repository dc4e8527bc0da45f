import type { PlanCells } from '@poth/domain/fleet/plan-cells.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import {
  addBench,
  addColumn,
  addRow,
  type Place,
  removeColumn,
  removeRow,
  roomOf,
  switchDeck,
} from './plan-edits.ts';
import { numbered } from './plan-numbers.ts';
import { fleetText } from './text.ts';

type PlanToolsProps = {
  cells: PlanCells;
  at: Place;
  onChange: (edit: (cells: PlanCells) => PlanCells) => void;
  /** Undefined where there is nothing to undo. */
  onUndo: (() => void) | undefined;
};

/** Tools that change the shape of a plan at the current cell. */
export const PlanTools = ({ cells, at, onChange, onUndo }: PlanToolsProps) => {
  const t = useText(fleetText).editor;
  const room = roomOf(cells);
  const hasRows = cells.rows.length > 0;
  const tool = (words: string, may: boolean, press: (() => void) | undefined) => (
    <Button
      type="button"
      look="line"
      small
      aria-disabled={!may || undefined}
      onClick={() => {
        if (may) press?.();
      }}
    >
      {words}
    </Button>
  );
  return (
    <Row as="fieldset">
      <legend className="field-label">{t.shape}</legend>
      {tool(t.addRow, room.row, () => onChange((now) => addRow(now, at)))}
      {tool(t.removeRow, hasRows, () => onChange((now) => removeRow(now, at)))}
      {tool(t.addColumn, room.column && hasRows, () => onChange((now) => addColumn(now, at)))}
      {tool(t.removeColumn, hasRows, () => onChange((now) => removeColumn(now, at)))}
      {tool(t.addBench, room.row, () => onChange(addBench))}
      {tool(cells.upperFrom === null ? t.addDeck : t.removeDeck, room.deck, () => onChange(switchDeck))}
      {tool(t.number, hasRows, () => onChange(numbered))}
      {tool(t.undo, onUndo !== undefined, onUndo)}
    </Row>
  );
};
