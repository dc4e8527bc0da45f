import { digits } from '@poth/domain/language.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ButtonChoices } from '../ui/check-field.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import { printPath } from './counter-address.ts';
import { type PaperWidth, paperWidths } from './paper.ts';
import { counterText } from './text.ts';
import type { ThermalView } from './thermal-view.ts';

type Strips = ReadonlyMap<string, ThermalView>;

const kept = 30;
const none: Strips = new Map();
// Filled in the browser only: on the server nothing is ever written here.
let strips = none;
const heard = new Set<() => void>();
const listen = (changed: () => void) => {
  heard.add(changed);
  return () => {
    heard.delete(changed);
  };
};

/** Returns the tickets sold since this page was opened, by PNR: they can be printed without a network. */
export const useSoldStrips = (strip: ThermalView | undefined): Strips => {
  useEffect(() => {
    if (!strip || strip.seats.every(({ qr }) => !qr)) return;
    strips = new Map([[strip.pnr, strip] as const, ...strips].slice(0, kept));
    for (const changed of heard) changed();
  }, [strip]);
  return useSyncExternalStore(
    listen,
    () => strips,
    () => none,
  );
};

type StripButtonProps = {
  pnr: string;
  /** Strip, if this page has it: it prints without a network. */
  strip: ThermalView | undefined;
  width: PaperWidth;
  onPrint: (strip: ThermalView) => void;
};

/** Prints a ticket that was sold in this shift. */
export const StripButton = ({ pnr, strip, width, onPrint }: StripButtonProps) => {
  const t = useText(counterText).sold;
  return strip ? (
    <Button type="button" look="line" small onClick={() => onPrint(strip)}>
      {t.print}
    </Button>
  ) : (
    <ButtonLink look="line" small to={printPath(pnr, width)}>
      {t.print}
    </ButtonLink>
  );
};

type PaperChoiceProps = { width: PaperWidth; onWidth: (width: PaperWidth) => void };

/** Choice of the paper in this counter's printer; the browser remembers it. */
export const PaperChoice = ({ width, onWidth }: PaperChoiceProps) => {
  const t = useText(counterText).sold;
  const language = useLanguage();
  if (!useScriptRuns()) return null;
  const options = paperWidths.map((value) => ({ value, label: t.millimetres(digits(value, language)) }));
  return <ButtonChoices name="paper" label={t.paper} options={options} chosen={width} onChoose={onWidth} />;
};
