import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { DataTable } from '../ui/data-table.tsx';
import { SettlementState } from './settlement-state.tsx';
import type { SettlementView } from './settlement-view.ts';
import styles from './settlement.module.css';
import { settlementText } from './text.ts';

type SettlementTableProps = {
  caption: string;
  settlements: readonly SettlementView[];
  /** Address under which statements open: /settlements or /admin/settlements. */
  base: string;
  /** True shows each statement's company. */
  company?: boolean;
  /** Shown where there are no statements. */
  none?: string;
};

/** Table of statements, each with a link to its page. */
export const SettlementTable = ({ settlements, base, company, ...table }: SettlementTableProps) => {
  const t = useText(settlementText);
  return (
    <DataTable
      {...table}
      className={`num ${styles.table}`}
      rows={settlements}
      rowKey={(one) => one.settlementId}
      columns={[
        {
          head: t.columns.statement,
          cell: (one) => (
            <LocalLink className="link link-alone" to={`${base}/${one.settlementId}`}>
              {company ? t.ofCompany(one.number, one.company) : t.number(one.number)}
            </LocalLink>
          ),
        },
        { head: t.columns.period, cell: (one) => one.period },
        { head: t.columns.trips, cell: (one) => one.trips },
        { head: t.columns.due, kind: 'amount', cell: (one) => <b>{one.due}</b> },
        {
          head: t.columns.state,
          cell: (one) => (
            <>
              <SettlementState state={one.state} />
              {one.paid && <div className="small muted">{one.paid}</div>}
            </>
          ),
        },
      ]}
    />
  );
};
