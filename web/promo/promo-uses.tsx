import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import type { UseView } from './promo-view.ts';
import { promoText } from './text.ts';

const BookingState = ({ cancelled }: { cancelled: boolean }) => {
  const t = useText(promoText);
  return (
    <span className="desk-state" data-tone={cancelled ? 'off' : undefined}>
      {cancelled ? t.cancelled : t.confirmed}
    </span>
  );
};

/** The bookings that were paid with a code, the newest first. */
export const PromoUses = ({ uses }: { uses: readonly UseView[] }) => {
  const t = useText(promoText);
  const { pnr, operator, at, state, off } = t.usedColumns;
  if (uses.length === 0) return <p className="card desk-empty">{t.usedNone}</p>;
  return (
    <table className="desk-table promo-table">
      <thead>
        <tr>
          {[pnr, operator, at, state].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col" className="amount">
            {off}
          </th>
        </tr>
      </thead>
      <tbody>
        {uses.map((use) => (
          <tr key={use.pnr}>
            <td data-label={pnr} className="num">
              <LocalLink className="link" to={`/admin/bookings/${use.pnr}`}>
                {use.shownPnr}
              </LocalLink>
            </td>
            <td data-label={operator}>{use.operator}</td>
            <td data-label={at} className="num">
              <span>
                {use.at}
                {use.late && <span className="small muted promo-name">{t.late}</span>}
              </span>
            </td>
            <td data-label={state}>
              <span>
                <BookingState cancelled={use.cancelled} />
              </span>
            </td>
            <td data-label={off} className="num amount">
              {use.off}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
