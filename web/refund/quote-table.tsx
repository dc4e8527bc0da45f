import { useText } from '../text/texts.ts';
import { Table } from '../ui/table-parts.tsx';
import type { QuoteView } from './quote-view.ts';
import styles from './refund.module.css';
import { refundText } from './text.ts';

type QuoteTableProps = {
  quote: QuoteView;
  /** Tells whether new amounts are being loaded. */
  stale: boolean;
  /** Tells that the reader pays the money out and does not receive it. */
  toOther?: boolean;
};

/** Table of the refund for each seat, and in all. */
export const QuoteTable = ({ quote, stale, toOther = false }: QuoteTableProps) => {
  const t = useText(refundText).cancel;
  return (
    <Table
      className={`${styles.quote} num`}
      caption={toOther ? t.amountsToOther : t.amounts}
      aria-busy={stale}
      rows={quote.seats}
      rowKey={({ seatNo }) => seatNo}
      columns={[
        { head: t.seat, cell: ({ seatNo }) => seatNo, isRowHead: true },
        { head: quote.cheaper ? t.fareLess : t.fare, cell: ({ fare }) => fare },
        {
          head: quote.free ? t.charge : quote.ofOtherWay ? t.feeAndDiscount : t.fee,
          cell: ({ charge, fee }) => charge ?? fee,
        },
        { head: toOther ? t.backToOther : t.back, cell: ({ back }) => back },
      ]}
      foot={
        <tr>
          <th scope="row" colSpan={2}>
            {t.total}
          </th>
          <td>{quote.free ? null : quote.fee}</td>
          <td>{quote.back}</td>
        </tr>
      }
    />
  );
};
