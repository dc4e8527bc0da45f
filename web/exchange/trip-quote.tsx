import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Facts } from '../ui/facts.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import type { ExchangePageView } from './exchange-view.ts';
import { exchangeText } from './text.ts';

type TripQuoteProps = {
  view: ExchangePageView;
  quote: NonNullable<ExchangePageView['quote']>;
  /** Idempotency key of this form, drawn by the server. */
  drawnKey: string;
};

/** Seats and money of a change to another trip, and the step that cannot be undone. */
export const TripQuote = ({ view, quote, drawnKey }: TripQuoteProps) => {
  const t = useText(exchangeText);
  const { formData } = useNavigation();
  const { offer } = quote;
  const going = formData?.get('to') === offer.to;
  return (
    <Stack as="section" className="card">
      <h2>{t.quote}</h2>
      <Facts
        facts={[
          [t.oldTrip, view.was],
          [t.newTrip, `${offer.leaves} · ${offer.coach}`],
          [t.newSeats, offer.seatNos.join(', ')],
        ]}
      />
      <Facts
        look="sums"
        facts={[
          [t.paid, quote.paid],
          [t.newPrice, quote.newPrice],
          [t.fee, quote.fee],
          [t.comesBack, quote.back],
          [t.toPay, quote.pay],
        ]}
      />
      <p className="small muted">
        {quote.otherWay} {quote.kept} {quote.pay ? t.afterPaying : quote.promise}
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="key" value={drawnKey} />
        <input type="hidden" name="to" value={offer.to} />
        <input type="hidden" name="seats" value={offer.seatNos.join(',')} />
        <input type="hidden" name="shownBackPaisa" value={quote.backPaisa} />
        <input type="hidden" name="shownPayPaisa" value={quote.payPaisa} />
        <Row>
          <Button type="submit" name="intent" value={quote.pay ? 'pay' : 'change'} busy={going}>
            <span>
              {going ? t.going : t.go} · <b className="num">{offer.says}</b>
            </span>
          </Button>
          <ButtonLink to={`/ticket/${view.pnr}/change-trip?date=${view.date}`} look="line">
            {t.otherCoach}
          </ButtonLink>
        </Row>
      </Form>
    </Stack>
  );
};
