import { useText } from '../text/texts.ts';
import type { QuoteView } from './quote-view.ts';
import { refundText } from './text.ts';
import styles from './refund.module.css';

type QuoteTableProps = {
  quote: QuoteView;
  stale: boolean;
  /** The reader hands the money out and does not get it. */
  toOther?: boolean;
};

/** Table of the refund for each seat, and in all. */
export const QuoteTable = ({ quote, stale, toOther = false }: QuoteTableProps) => {
  const t = useText(refundText).cancel;
  return (
    <table className={`${styles.quote} num`} data-stale={stale}>
      <caption className="visually-hidden">{toOther ? t.amountsToOther : t.amounts}</caption>
      <thead>
        <tr>
          <th scope="col">{t.seat}</th>
          <th scope="col">{quote.cheaper ? t.fareLess : t.fare}</th>
          <th scope="col">{quote.free ? t.charge : t.fee}</th>
          <th scope="col">{toOther ? t.backToOther : t.back}</th>
        </tr>
      </thead>
      <tbody>
        {quote.seats.map(({ seatNo, fare, fee, charge, back }) => (
          <tr key={seatNo}>
            <th scope="row">{seatNo}</th>
            <td>{fare}</td>
            <td>{charge ?? fee}</td>
            <td>{back}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t.total}
          </th>
          <td>{quote.free ? null : quote.fee}</td>
          <td>{quote.back}</td>
        </tr>
      </tfoot>
    </table>
  );
};
