import { differenceOf, expectedInTill, type SalesCounter, type Shift } from '@poth/domain/counter/shift.ts';
import { countText } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { ProblemNote } from '@poth/domain/problem.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { ConfirmForm } from '../shell/confirm-form.tsx';
import { useLanguage } from '../text/language.ts';
import { weekdayMomentText } from '../text/moment.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import { Stack, wideForm } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import { withSign } from './moment.ts';
import { counterText } from './text.ts';

/** Refusal of a form about the till, with the amount that was typed. */
type RefusedAmount = { problem: ProblemNote; typed: { amount: string } } | undefined;

/** Sums of a shift; once it is closed, the count beside the expected amount. */
const ShiftSums = ({ shift }: { shift: Shift }) => {
  const t = useText(counterText).shift;
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, language);
  const { countedPaisa } = shift;
  const isCounted = countedPaisa !== null;
  return (
    <Facts
      look="sums"
      facts={[
        [t.tickets, countText(shift.ticketCount, language)],
        [t.cashIn, money(shift.cashInPaisa)],
        [t.mobileMoney, money(shift.mobileMoneyPaisa)],
        [t.cashOut, money(shift.cashOutPaisa)],
        [t.expected, isCounted && money(expectedInTill(shift))],
        [t.counted, isCounted && money(countedPaisa)],
        [t.difference, isCounted && withSign(differenceOf(shift) ?? 0, language)],
      ]}
    />
  );
};

/** Form that opens a shift: at which counter, and with how much in the till. */
export const OpenShiftForm = ({
  counters,
  refused,
}: {
  counters: readonly SalesCounter[];
  refused: RefusedAmount;
}) => {
  const t = useText(counterText).shift;
  const language = useLanguage();
  if (counters.length === 0) return <Card>{t.noCounter}</Card>;
  return (
    <Section title={t.open}>
      <p className="muted">{t.openLead}</p>
      <ActionForm className={wideForm} given={{ amount: '0' }} answer={refused} says={() => t.amountWrong}>
        <SelectField
          name="counter"
          label={t.counter}
          options={counters.map(({ counterId, name, place }) => ({
            value: counterId,
            label: `${place[language]}: ${name[language]}`,
          }))}
        />
        <TextField name="amount" label={t.float} inputMode="decimal" />
        <SubmitButton intent="open-shift" isNamed>
          {t.openNow}
        </SubmitButton>
      </ActionForm>
    </Section>
  );
};

/** Card of the agent's own shift so far, and the form that closes it with a count. */
export const ShiftCard = ({ shift, refused }: { shift: Shift; refused: RefusedAmount }) => {
  const t = useText(counterText).shift;
  const language = useLanguage();
  return (
    <Section title={t.yours}>
      <p className="small muted num">{t.since(weekdayMomentText(shift.openedAt, language))}</p>
      <ShiftSums shift={shift} />
      <ConfirmForm
        label={t.close}
        effect={t.closeLead}
        answer={refused}
        says={() => t.amountWrong}
        hiddenFields={{ shift: shift.shiftId }}
      >
        <TextField name="amount" label={t.countedNow} inputMode="decimal" />
        <SubmitButton intent="close-shift" isNamed look="green">
          {t.closeNow}
        </SubmitButton>
      </ConfirmForm>
    </Section>
  );
};

/** Result of a closed shift: whether the till was right, and the difference. */
export const ClosedShift = ({ shift }: { shift: Shift }) => {
  const t = useText(counterText).shift;
  const language = useLanguage();
  const difference = differenceOf(shift) ?? 0;
  const amount = formatMoney(Math.abs(difference), language);
  return (
    <Stack as={Card}>
      <Alert kind={difference === 0 ? 'success' : 'notice'}>
        {t.closed} {difference === 0 ? t.right : difference < 0 ? t.short(amount) : t.over(amount)}
      </Alert>
      <ShiftSums shift={shift} />
    </Stack>
  );
};
