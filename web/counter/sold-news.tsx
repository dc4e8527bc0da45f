import { formatMoney } from '@poth/domain/money.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import type { OpenCounter } from './load-counter.ts';
import { weekdayMomentText } from '../text/moment.ts';
import { printPath } from './counter-address.ts';
import { paperWidths } from './paper.ts';
import { counterText } from './text.ts';

type SoldNewsProps = { sold: NonNullable<OpenCounter['sold']>; onPrint: (() => void) | undefined };

/** Shows what was just sold or kept, to be read out and printed. */
export const SoldNews = ({ sold, onPrint }: SoldNewsProps) => {
  const t = useText(counterText).sold;
  const language = useLanguage();
  const scripted = useScriptRuns();
  const { strip, state, seatNos, paidPaisa, heldUntil } = sold;
  const isSold = state === 'confirmed';
  return (
    <Alert kind="success">
      <p className="num">
        <b>{isSold ? t.done : t.kept}</b>{' '}
        <LocalLink className="link" to={`/counter/tickets/${strip.pnr}`}>
          PNR {strip.shownPnr}
        </LocalLink>{' '}
        · {t.seats(seatNos.join(', '))} · {formatMoney(paidPaisa, language)}
        {!isSold && ` · ${t.keptUntil(weekdayMomentText(heldUntil, language))}`}
      </p>
      {isSold && (
        <Row as="p" gap="m" className="no-print">
          {scripted && onPrint ? (
            <>
              <Button type="button" look="green" onClick={onPrint}>
                {t.print}
              </Button>
              <span className="small">{t.enterPrints}</span>
            </>
          ) : (
            paperWidths.map((width) => (
              <ButtonLink key={width} look="line" to={printPath(strip.pnr, width)}>
                {t.printOn(String(width))}
              </ButtonLink>
            ))
          )}
        </Row>
      )}
    </Alert>
  );
};
