import { formatMoney } from '@poth/domain/money.ts';
import type { ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Consent } from '../ui/consent.tsx';
import { Row } from '../ui/layout.tsx';
import { CancelSeats } from './cancel-seats.tsx';
import type { CancelView } from './cancel-view.ts';
import { keptText } from './kept-text.ts';
import { QuoteTable } from './quote-table.tsx';
import type { QuoteView } from './quote-view.ts';
import { refundText } from './text.ts';
import styles from './refund.module.css';

type CancelFormProps = {
  view: CancelView;
  quote: QuoteView;
  /** Idempotency key of this form, drawn by the server. */
  drawnKey: string;
  answer:
    | { typed: { seatNos: string[]; termsAccepted: boolean }; problem?: ProblemNote; none?: true }
    | undefined;
};

/** Form with the seats to tick, their refund, the terms, and the step that cannot be undone. */
export const CancelForm = ({ view, quote, drawnKey, answer }: CancelFormProps) => {
  const t = useText(refundText).cancel;
  const stages = useText(refundText).stages;
  const kept = useText(keptText);
  const language = useLanguage();
  const { formData, state } = useNavigation();
  const counting = state === 'loading' && formData === undefined;
  const cancelling = formData?.get('intent') === 'cancel';
  const problem = answer?.problem;
  const [chosen, setChosen] = useState(quote.seats.length);
  const said = problem && problemText(problem, language);
  const termsProblem = problem?.code === 'terms-not-accepted' ? said : undefined;
  // The button shows an amount only while it is that of the ticked seats.
  const isKnown = chosen > 0 && !counting && !cancelling;
  const comesBack = quote.refundPaisa > 0 || quote.otherWayBack !== undefined;
  return (
    <>
      <h1>{t.title}</h1>
      <p className={`muted num ${styles.journey}`}>
        PNR {view.shownPnr} · {view.journey}
      </p>
      {problem?.code === 'quote-changed' ? (
        <Alert>{t.changed(formatMoney(Number(problem.fields.refundPaisa), language))}</Alert>
      ) : (
        said && !termsProblem && <Alert>{said}</Alert>
      )}
      <Form method="post" noValidate preventScrollReset>
        <Card>
          <input type="hidden" name="key" value={drawnKey} />
          <input type="hidden" name="shownRefundPaisa" value={quote.refundPaisa} />
          {quote.seats.map(({ seatNo }) => (
            <input key={seatNo} type="hidden" name="quoted" value={seatNo} />
          ))}
          <CancelSeats
            seats={view.seats}
            quoted={quote.seats.map(({ seatNo }) => seatNo)}
            error={answer?.none && t.none}
            onChosen={setChosen}
          />
          <h2>{t.amounts}</h2>
          {chosen === 0 ? (
            <Alert kind="notice">{t.none}</Alert>
          ) : (
            <>
              {quote.free && (
                <Alert kind="notice">{quote.free === 'other-way-lost' ? t.otherWayLost : t.free}</Alert>
              )}
              {quote.ofOtherWay && <Alert kind="notice">{kept.ofOtherWay(quote.ofOtherWay)}</Alert>}
              {quote.givenBack && <Alert kind="notice">{kept.givenBack(quote.givenBack)}</Alert>}
              <QuoteTable quote={quote} stale={counting} />
              {quote.otherWayBack && <p className="num">{kept.back(quote.otherWayBack)}</p>}
              <p className="small muted" role="status">
                {counting ? t.counting : t.until(quote.until)}
              </p>
              <p className="small muted">{comesBack && (view.atCounter ? stages.atCounter : view.promise)}</p>
              {!comesBack && <Alert kind="notice">{t.nothing}</Alert>}
            </>
          )}
          <Consent
            name="terms"
            text={t.agree}
            to="/terms"
            ticked={answer?.typed.termsAccepted ?? false}
            error={termsProblem}
          />
          <Row className={styles.cancelWays}>
            <Button type="submit" name="intent" value="cancel" look="danger" busy={cancelling || counting}>
              <span>
                {cancelling ? t.cancelling : comesBack ? t.confirm : t.confirmNothing}
                {isKnown && quote.refundPaisa > 0 && (
                  <>
                    {' '}
                    <b className="num">{t.youGet(quote.back)}</b>
                  </>
                )}
              </span>
            </Button>
            <ButtonLink to={`/ticket/${view.pnr}`} look="line">
              {t.keep}
            </ButtonLink>
          </Row>
        </Card>
      </Form>
    </>
  );
};
