import { formatPnr } from '@poth/domain/booking/pnr.ts';
import type { CounterSale } from '@poth/domain/counter/sale.ts';
import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { counterPath } from './counter-address.ts';
import type { OpenCounter } from './load-counter.ts';
import { counterText } from './text.ts';

type OwnSaleProps = {
  own: CounterSale;
  seatNos: readonly SeatNo[];
  day: Pick<OpenCounter, 'date' | 'fromPlaceId'>;
};

/** Says that seats which are typed are sold already, by whom they were typed, and leads to that sale and its tickets. */
export const OwnSale = ({ own, seatNos, day }: OwnSaleProps) => {
  const t = useText(counterText).sale;
  const { pnr, state, contactName } = own;
  const to = counterPath({ date: day.date, from: day.fromPlaceId }, { sold: pnr });
  return (
    <Alert kind="success">
      {(state === 'held' ? t.ownKept : t.ownSold)(seatNos.join(', '))}{' '}
      <LocalLink className="link" to={to}>
        PNR {formatPnr(pnr)}
      </LocalLink>{' '}
      · {contactName}
    </Alert>
  );
};
