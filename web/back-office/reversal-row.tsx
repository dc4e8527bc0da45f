import type { ReversalLine } from '@poth/domain/back-office/money.ts';
import { type Reversal, reversalOutcomes } from '@poth/domain/back-office/reversal.ts';
import { dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { useLanguage } from '../text/language.ts';
import { momentText } from '../text/moment.ts';
import { useText } from '../text/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Choices } from '../ui/check-field.tsx';
import { type ActionAnswer, ConfirmAction, LostRefusal, ReasonField } from './action-form.tsx';
import { MoneyRow } from './money-row.tsx';
import { reversalText } from './reversal-text.ts';

type ReversalPart = { reversal: Reversal; now: Date; me: string; answer: ActionAnswer };

/** Case of money that a bank took back: what the gateway said, until when to answer, and the outcome. */
export const ReversalCase = ({ reversal, now, me, answer }: ReversalPart) => {
  const t = useText(reversalText);
  const language = useLanguage();
  const { tripId, reversalId, reversalState: state, askedOutcome, askedBy, askedByName } = reversal;
  const isOpen = state === 'open';
  const isLate = isOpen && reversal.answerBy < dhakaDate(now);
  const moment = reversal.decidedAt && momentText(reversal.decidedAt, language);
  return (
    <>
      <p>
        <Badge tone={isLate ? 'late' : isOpen ? undefined : 'quiet'}>
          {isLate ? t.late : t.states[state]}
        </Badge>{' '}
        {isOpen && <span className="num">{t.answerBy(formatDate(reversal.answerBy, language, 'year'))}</span>}
      </p>
      <p className="small">
        {[
          t.takenBack(formatDate(reversal.reversedOn, language, 'year')),
          reversal.reference,
          reversal.ticketsKept ? t.kept : t.notKept,
          t.recordedBy(reversal.recordedByName, momentText(reversal.recordedAt, language)),
        ].join(' · ')}
      </p>
      <p className="small">{reversal.reason}</p>
      {moment && (
        <p className="small">
          {t.decidedBy(reversal.decidedByName ?? '', moment)} {reversal.decidedReason}
        </p>
      )}
      {isOpen && askedOutcome && (
        <p>
          <Badge tone="late">{t.asks(askedByName ?? '', t.outcomes[askedOutcome])}</Badge>{' '}
          {askedBy === me && <span className="small muted">{t.ownAsk}</span>}
        </p>
      )}
      <LostRefusal answer={answer} about={reversalId} offers={{ 'decide-reversal': isOpen }} />
      {isOpen && (
        <ConfirmAction
          intent="decide-reversal"
          about={reversalId}
          hidden={{ tripId }}
          answer={answer}
          label={t.decide}
          says={t.decideSays}
          does={t.decide}
          look="green"
        >
          <Choices
            name="outcome"
            label={t.howEnds}
            options={reversalOutcomes.map((value) => ({ value, label: t.outcomes[value] }))}
            chosen={askedOutcome ? [askedOutcome] : []}
            min={300}
          />
          <ReasonField />
        </ConfirmAction>
      )}
    </>
  );
};

/** Row of an open case in the list of money that needs a person. */
export const ReversalRow = ({
  reversal,
  ...rest
}: Omit<ReversalPart, 'reversal'> & { reversal: ReversalLine }) => (
  <MoneyRow booking={reversal} amountPaisa={reversal.amountPaisa} facts={[]}>
    <ReversalCase reversal={reversal} {...rest} />
  </MoneyRow>
);
