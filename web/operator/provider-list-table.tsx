import type { Refused } from '../shell/form-answer.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import type { DecisionTyped } from './application-decide.ts';
import { ApplicationState } from './application-facts.tsx';
import { type Decidable, RowActions } from './provider-list-actions.tsx';
import { providerListText } from './provider-text.ts';
import styles from './provider-list.module.css';
import { Row } from '../ui/layout.tsx';
import { DataTable } from '../ui/data-table.tsx';

type ProviderRow = Decidable & {
  name: string;
  email: string | null;
  licenceNumber: string;
  submitted: string | null;
};

type ProviderListTableProps = {
  rows: readonly ProviderRow[];
  refused: Refused<DecisionTyped> | undefined;
  /** True while other rows are loading. */
  busy: boolean;
};

/** Table of companies with their actions; on a phone each row is a card. */
export const ProviderListTable = ({ rows, refused, busy }: ProviderListTableProps) => {
  const t = useText(providerListText);
  const { name, email, licence, action } = t.columns;
  return (
    <DataTable
      className={styles.table}
      aria-busy={busy}
      rows={rows}
      rowKey={(row) => row.operatorId}
      columns={[
        {
          head: name,
          cell: (row) => (
            <>
              <LocalLink className="link" to={`/allBusProviderList/${row.operatorId}`}>
                {row.name}
              </LocalLink>
              {row.submitted && <div className="small muted">{row.submitted}</div>}
            </>
          ),
        },
        { head: email, cell: (row) => row.email ?? '–' },
        { head: licence, kind: 'num', cell: (row) => row.licenceNumber },
        {
          head: action,
          cell: (row) => (
            <Row className={styles.actions} key={row.state}>
              <ApplicationState state={row.state} />
              <RowActions name={row.name} about={row} refused={refused} />
            </Row>
          ),
        },
      ]}
    />
  );
};
