import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';
import type { UseView } from './promo-view.ts';
import { promoText } from './text.ts';

/** Bookings that were paid with a code, the newest first. */
export const PromoUses = ({ uses }: { uses: readonly UseView[] }) => {
  const t = useText(promoText);
  const { pnr, operator, at, state, off } = t.usedColumns;
  return (
    <DataTable
      rows={uses}
      rowKey={(use) => use.pnr}
      none={t.usedNone}
      columns={[
        {
          head: pnr,
          kind: 'num',
          cell: (use) => (
            <LocalLink className="link" to={`/admin/bookings/${use.pnr}`}>
              {use.shownPnr}
            </LocalLink>
          ),
        },
        { head: operator, cell: (use) => use.operator },
        {
          head: at,
          kind: 'num',
          cell: (use) => (
            <>
              {use.at}
              {use.late && <div className="small muted">{t.late}</div>}
            </>
          ),
        },
        {
          head: state,
          cell: (use) =>
            use.cancelled ? <Badge tone="off">{t.cancelled}</Badge> : <Badge>{t.confirmed}</Badge>,
        },
        { head: off, kind: 'amount', cell: (use) => use.off },
      ]}
    />
  );
};
