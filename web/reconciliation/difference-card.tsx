import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { daysBetween, dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { DifferenceLine, DifferenceState } from '@poth/domain/reconciliation/difference.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { ConfirmForm } from '../shell/confirm-form.tsx';
import { answerTo, type Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { momentText } from '../text/moment.ts';
import { textIn, useText } from '../text/texts.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Facts } from '../ui/facts.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { TypedWords } from '../ui/conversation-entry.tsx';
import { AreaField } from '../ui/text-field.tsx';
import { differencesText } from './differences-text.ts';

export type DifferenceTyped = { intent: string; about: string; reason: string; day: string };
export type DifferenceAnswer = Refused<DifferenceTyped> | undefined;

const tones: Record<DifferenceState, Tone> = { open: 'late', settled: 'good', closed: 'quiet' };

const sideOf = (word: string, paisa: number | null, language: Language): string =>
  [word, paisa !== null && formatMoney(paisa, language)].filter(Boolean).join(' · ') || '–';

const ageText = (foundAt: Date, now: Date, language: Language): string => {
  const t = textIn(language, differencesText);
  const days = daysBetween(dhakaDate(foundAt), dhakaDate(now));
  return days === 0 ? t.today : t.age(digits(days, language));
};

/** Forms of an open difference: asking once more about an attempt, and closing the case. */
const DifferenceForms = ({ shown, answer }: { shown: DifferenceLine; answer: DifferenceAnswer }) => {
  const t = useText(differencesText);
  const { differenceId, tripId, subject, subjectId } = shown;
  return (
    <Row>
      {subject === 'payment' && shown.pnr && (
        <ActionForm
          intent="ask"
          hiddenFields={{ about: differenceId, tripId, paymentId: subjectId }}
          answer={answerTo(answer, { intent: 'ask', about: differenceId })}
          isStacked
        >
          <SubmitButton look="line">{t.ask}</SubmitButton>
        </ActionForm>
      )}
      <ConfirmForm
        label={t.close}
        effect={t.closeSays}
        intent="close"
        hiddenFields={{ about: differenceId }}
        answer={answerTo(answer, { intent: 'close', about: differenceId })}
        says={() => t.reasonFault}
        isStacked
      >
        <AreaField label={t.reason} name="reason" rows={2} maxLength={500} />
        <SubmitButton look="green">{t.close}</SubmitButton>
      </ConfirmForm>
    </Row>
  );
};

type DifferenceCardProps = { shown: DifferenceLine; now: Date; answer: DifferenceAnswer };

/** Card of a difference: both sides, its booking, its age, and how it ended or can be ended. */
export const DifferenceCard = ({ shown, now, answer }: DifferenceCardProps) => {
  const t = useText(differencesText);
  const language = useLanguage();
  const { kind, differenceState: state, pnr, closedAt, closedByName, closedReason } = shown;
  const at = (moment: Date) => momentText(moment, language);
  return (
    <Stack as="article" className="card" aria-label={t.kinds[kind]}>
      <Row as="header" isSpread>
        <h3>{t.kinds[kind]}</h3>
        <Badge tone={tones[state]}>{t.states[state]}</Badge>
      </Row>
      <p className="small muted num">
        {t.found(formatDate(shown.day, language), at(shown.foundAt))}
        {state === 'open' && ` · ${ageText(shown.foundAt, now, language)}`}
      </p>
      <Facts
        facts={[
          [t.weSay, sideOf(shown.ours, shown.ourPaisa, language)],
          [t.theySay, sideOf(shown.theirs, shown.theirPaisa, language)],
          [t.number, `${shown.number} · ${shown.gateway}`],
        ]}
      />
      {pnr && (
        <LocalLink className="link link-alone num" to={`/admin/bookings/${pnr}`}>
          PNR {formatPnr(pnr)}
        </LocalLink>
      )}
      {closedAt && (
        <>
          <p className="small num">
            {closedByName === null ? t.settledAt(at(closedAt)) : t.closedBy(closedByName, at(closedAt))}
          </p>
          {closedReason && <TypedWords>{closedReason}</TypedWords>}
        </>
      )}
      {state === 'open' && <DifferenceForms shown={shown} answer={answer} />}
    </Stack>
  );
};
