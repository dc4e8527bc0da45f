import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { bookingText } from './text.ts';

/** Tells the outcome of payments so far; an answer to the form takes the place of the last attempt. */
export const CheckoutNews = ({ view, answered }: { view: CheckoutView; answered: boolean }) => {
  const t = useText(bookingText);
  if (view.gatewayPageUrl)
    return (
      <Alert kind="notice">
        {t.underWay}{' '}
        <a className="link" href={view.gatewayPageUrl}>
          {t.goOnLink}
        </a>
      </Alert>
    );
  return view.lastAttempt && !answered ? (
    <Alert kind="notice">
      {t.lastAttempt[view.lastAttempt]}{' '}
      <LocalLink className="link" to="/money">
        {t.moneyLink}
      </LocalLink>
    </Alert>
  ) : null;
};
