import { priceOfSeats, seatPrice } from '@poth/domain/booking/seat-price.ts';
import { digits } from '@poth/domain/language.ts';
import { formatTaka } from '@poth/domain/money.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { TableFrame } from '../ui/table-frame.tsx';
import styles from './seat-panel.module.css';
import type { OwnHold } from './seating-state.ts';
import { seatingText } from './text.ts';

type SeatTableProps = {
  seats: OwnHold['seats'];
  /** Service charge of each seat. */
  chargePaisa: number;
  seatLimit: number;
  /** Id of the form that gives a seat back where no script runs. */
  releaseForm: string;
  onRemove: ((seatNo: string) => void) | undefined;
};

/**
 * Table of the seats a buyer holds, the price of each, and their sum, broken down where there is a service charge. Its
 * rows are written out: those of the kit add 440 bytes to the script of the map.
 */
export const SeatTable = ({ seats, chargePaisa, seatLimit, releaseForm, onRemove }: SeatTableProps) => {
  const t = useText(seatingText).table;
  const language = useLanguage();
  const count = digits(seats.length, language);
  const { farePaisa: faresPaisa, serviceChargePaisa, totalPaisa } = priceOfSeats(seats, chargePaisa);
  return (
    <>
      <TableFrame
        className={`${styles.seatTable} num`}
        caption={t.caption}
        heads={[t.seat, chargePaisa > 0 ? t.price : t.fare, t.action].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      >
        <tbody>
          {seats.map(({ seatNo, farePaisa }) => (
            <tr key={seatNo}>
              <th scope="row">{seatNo}</th>
              <td>{formatTaka(seatPrice(farePaisa, chargePaisa), language)}</td>
              <td>
                <button
                  className="btn btn-icon"
                  form={releaseForm}
                  name="release"
                  value={seatNo}
                  aria-label={t.remove(seatNo)}
                  onClick={(event) => {
                    if (!onRemove) return;
                    event.preventDefault();
                    onRemove(seatNo);
                  }}
                >
                  <Icon name="close" size={18} />
                </button>
              </td>
            </tr>
          ))}
          {seats.length === 0 && (
            <tr>
              <td colSpan={3}>{t.none(digits(seatLimit, language))}</td>
            </tr>
          )}
        </tbody>
      </TableFrame>
      <dl className={`${styles.seatTotals} num`}>
        <div>
          <dt>{t.count}</dt>
          <dd>{count}</dd>
        </div>
        {chargePaisa > 0 && seats.length > 0 && (
          <>
            <div className={styles.part}>
              <dt>{t.fares}</dt>
              <dd>{formatTaka(faresPaisa, language)}</dd>
            </div>
            <div className={styles.part}>
              <dt>{t.charge(count, formatTaka(chargePaisa, language))}</dt>
              <dd>{formatTaka(serviceChargePaisa, language)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{t.amount}</dt>
          <dd>{formatTaka(totalPaisa, language)}</dd>
        </div>
      </dl>
    </>
  );
};
