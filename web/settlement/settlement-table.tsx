import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { SettlementState } from './settlement-state.tsx';
import type { SettlementView } from './settlement-view.ts';
import { settlementText } from './text.ts';
import styles from './settlement.module.css';

type SettlementTableProps = {
  caption: string;
  settlements: readonly SettlementView[];
  /** Where a statement is opened: /settlements or /admin/settlements. */
  base: string;
  /** Whether the companies are told apart. */
  company?: boolean;
};

/** Statements in a table; each leads to its page. */
export const SettlementTable = ({ caption, settlements, base, company = false }: SettlementTableProps) => {
  const t = useText(settlementText);
  const heads = [t.columns.statement, t.columns.period, t.columns.trips, t.columns.due, t.columns.state];
  return (
    <table className={`desk-table num ${styles.table}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={head === t.columns.due ? 'amount' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {settlements.map((one) => (
          <tr key={one.settlementId}>
            <td data-label={t.columns.statement}>
              <LocalLink className={`link ${styles.open}`} to={`${base}/${one.settlementId}`}>
                {company ? t.ofCompany(one.number, one.company) : t.number(one.number)}
              </LocalLink>
            </td>
            <td data-label={t.columns.period}>{one.period}</td>
            <td data-label={t.columns.trips}>{one.trips}</td>
            <td data-label={t.columns.due} className="amount">
              <b>{one.due}</b>
            </td>
            <td data-label={t.columns.state}>
              <span>
                <SettlementState state={one.state} />
                {one.paid && <small className={`muted ${styles.paid}`}>{one.paid}</small>}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
