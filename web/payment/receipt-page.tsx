import { requestContext } from '#ctx';
import { redirectToProof } from '../feedback/redirect-to-proof.ts';
import { languageOf } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import { Stack } from '../ui/layout.tsx';
import { Page } from '../ui/page.tsx';
import { PlainTable } from '../ui/plain-table.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import type { Route } from './+types/receipt-page.ts';
import { receiptText } from './receipt-text.ts';
import { type ReceiptView, receiptView } from './receipt-view.ts';
import styles from './receipt.module.css';

export const meta = pageMeta(receiptText.title);

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor, settings } = context.get(requestContext);
  const receipt = await portal.payment
    .viewReceipt(actor, params.pnr)
    .catch(redirectToProof(request, params.pnr));
  return { view: receiptView(receipt, settings.vatBasisPoints, languageOf(request)) };
};

const Payments = ({ view }: { view: ReceiptView }) => {
  const t = useText(receiptText);
  return (
    <section aria-labelledby="payments">
      <h3 id="payments">{t.payments}</h3>
      {view.payments.map(({ tranId, bankTranId, said }) => (
        <div key={tranId} className={styles.payment}>
          <p className="num">{said}</p>
          <Facts
            facts={[
              [t.reference, tranId],
              [t.bankReference, bankTranId],
            ]}
          />
        </div>
      ))}
      {view.refunds.length > 0 && (
        <>
          <h3>{t.refunds}</h3>
          <ul className="num">
            {view.refunds.map(({ refundId, said }) => (
              <li key={refundId}>{said}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

/** Page of a receipt, one sheet of paper: the seller, what was sold, what was paid and how, and what was refunded. */
export default function ReceiptPage({ loaderData: { view } }: Route.ComponentProps) {
  const t = useText(receiptText);
  const canPrint = useScriptRuns();
  return (
    <Page width="narrow" className={styles.page}>
      <nav className={`${styles.ways} no-print`} aria-label={t.title}>
        <LocalLink className="link link-alone" to={`/ticket/${view.pnr}`}>
          {t.toTicket}
        </LocalLink>
        {canPrint && (
          <Button type="button" look="line" onClick={() => window.print()}>
            {t.print}
          </Button>
        )}
      </nav>
      <Stack as={Card} gap="l" className={styles.receipt}>
        <h1>{t.title}</h1>
        <header>
          <h2>{view.operator}</h2>
          {view.registered.map((said) => (
            <p key={said} className="num">
              {said}
            </p>
          ))}
          <p className="small muted">{t.soldThrough}</p>
        </header>
        <Facts facts={view.facts} />
        <PlainTable
          className="num"
          caption={t.seats}
          rows={view.tickets}
          rowKey={({ ticketId }) => ticketId}
          columns={[
            { head: t.seat, cell: ({ seatNo }) => seatNo, isRowHead: true },
            { head: t.passenger, cell: ({ passengerName }) => passengerName },
            { head: t.fare, cell: ({ fare }) => fare, kind: 'amount' },
          ]}
        />
        <section aria-labelledby="sums">
          <h3 id="sums">{t.sums}</h3>
          <Facts look="sums" facts={view.sums} />
          {view.vat && <p className="small muted">{view.vat}</p>}
        </section>
        <Payments view={view} />
      </Stack>
    </Page>
  );
}
