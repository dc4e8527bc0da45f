import { useText } from '../text/texts.ts';
import styles from './refund.module.css';
import type { RefundRow } from './refund-rows.ts';
import { refundText } from './text.ts';

/** Table of the refund by how long before departure one cancels. */
export const RefundTable = ({ rows, withCharge }: { rows: readonly RefundRow[]; withCharge: boolean }) => {
  const t = useText(refundText).table;
  return (
    <section className={styles.table} aria-labelledby="refund-table">
      <h2 id="refund-table">{t.title}</h2>
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
    </section>
  );
};
