import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import type { PaperWidth } from './paper.ts';
import { counterText } from './text.ts';
import type { ThermalView } from './thermal-view.ts';

type StripButtonProps = {
  pnr: string;
  /** The strip, where this page has it: then it is printed without a network. */
  strip: ThermalView | undefined;
  width: PaperWidth;
  onPrint: (strip: ThermalView) => void;
};

/** Prints a ticket that was sold in this shift. */
export const StripButton = ({ pnr, strip, width, onPrint }: StripButtonProps) => {
  const t = useText(counterText).sold;
  if (strip)
    return (
      <Button type="button" look="line" onClick={() => onPrint(strip)}>
        {t.print}
      </Button>
    );
  return (
    <LocalLink className="btn btn-line" to={`/counter/tickets/${pnr}/print?width=${width}`}>
      {t.print}
    </LocalLink>
  );
};
