import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import type { ThereView } from './load-there.ts';
import { wayBackText } from './way-back-text.ts';

/** Bar above the coaches of the way back: what is held there, until when, and the way on without one. */
export const ThereBar = ({ there, alonePath }: { there: ThereView; alonePath: string }) => {
  const t = useText(wayBackText);
  return (
    <div className="wrap" data-part="there-bar">
      {there.isHeld ? (
        <Alert kind="notice">
          <p>{t.bar}</p>
          <p className="num">
            <b>{t.there}</b> {there.journey} · {t.seats(there.seats)} · {there.total}
          </p>
          <p>
            {t.until(there.until)}{' '}
            <LocalLink className="link link-alone" to={there.checkoutPath}>
              {t.onlyThere}
            </LocalLink>
          </p>
        </Alert>
      ) : (
        <Alert kind="notice">
          {t.thereOver}{' '}
          <LocalLink className="link" to={alonePath}>
            {t.alone}
          </LocalLink>
        </Alert>
      )}
    </div>
  );
};
