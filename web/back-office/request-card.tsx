import type { AdminRequest } from '@poth/domain/back-office/request.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { type ActionAnswer, ActionForm } from './action-form.tsx';
import { actionText } from './action-text.ts';
import { momentText } from '../text/moment.ts';
import { adminText } from './text.ts';
import { MoneyCard, PnrLink } from './money-parts.tsx';
import { Row } from '../ui/layout.tsx';
import { Badge } from '../ui/badge.tsx';

type RequestCardProps = { request: AdminRequest; me: string; answer: ActionAnswer };

/** Shows the request of one admin to another, who decides. */
export const RequestCard = ({ request, me, answer }: RequestCardProps) => {
  const t = useText(actionText).request;
  const words = useText(adminText);
  const language = useLanguage();
  const { requestId, tripId, kind, pnr, amountPaisa, state, reference } = request;
  const isOpen = state === 'pending';
  const act = { intent: 'request', about: requestId, hidden: { tripId }, answer };
  return (
    <MoneyCard
      amountPaisa={amountPaisa}
      head={
        <>
          <strong>{words.requestKinds[kind]}</strong>
          {!isOpen && (
            <>
              {' '}
              <Badge tone={state === 'approved' ? undefined : 'quiet'}>{words.requestStates[state]}</Badge>
            </>
          )}
          <div>
            <PnrLink pnr={pnr} />
          </div>
        </>
      }
    >
      <div>
        <p>{request.reason}</p>
        <p className="small muted">
          {[
            t.by(request.requestedByName, momentText(request.requestedAt, language)),
            kind === 'refund' && t.bornBy[request.bornBy],
            request.whole && t.whole,
            reference && t.reference(reference),
            isOpen && t.until(momentText(request.lapsesAt, language)),
            request.decidedAt &&
              `${words.requestStates[state]}: ${t.by(request.decidedByName ?? '', momentText(request.decidedAt, language))}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {isOpen && request.requestedBy === me && <p className="small">{t.own}</p>}
      {isOpen && request.requestedBy !== me && (
        <Row>
          <ActionForm {...act} does={t.approve} look="green" decision="approve" />
          <ActionForm {...act} answer={undefined} does={t.decline} look="danger" decision="decline" />
        </Row>
      )}
    </MoneyCard>
  );
};
