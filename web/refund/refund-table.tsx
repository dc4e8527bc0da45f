import { useText } from '../text/texts.ts';
import { Fold } from '../ui/fold.tsx';
import styles from './refund.module.css';
import type { RefundRow } from './refund-rows.ts';
import { refundText } from './text.ts';

type RefundTableProps = {
  rows: readonly RefundRow[];
  withCharge: boolean;
  className?: string | undefined;
  /** Way that the table is about, where there are two. */
  way?: string | null;
};

/** Table of refunds by the time before departure, folded; it opens without a script. */
export const RefundTable = ({ rows, withCharge, className = '', way = null }: RefundTableProps) => {
  const t = useText(refundText).table;
  return (
    <Fold
      look="line"
      className={`${styles.table} ${className}`}
      summary={way ? `${way}: ${t.title}` : t.title}
    >
      <dl className="num">
        {rows.map(({ label, until, amount }) => (
          <div key={label}>
            <dt>
              {label}
              {until && <span className="small muted">{until}</span>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {withCharge && <p className="small muted">{t.serviceCharge}</p>}
    </Fold>
  );
};
