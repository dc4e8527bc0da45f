import { formatDate } from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { type Commission, percentText } from '@poth/domain/settlement/commission.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { textIn, useText } from '../text/texts.ts';
import { Section } from '../ui/section.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { CommissionTyped } from './commission-action.ts';
import { commissionText } from './commission-text.ts';

type CommissionView = { now: string; next: string | null; rates: string[] };

export const commissionView = (
  { today, tomorrow, rates }: Commission,
  language: Language,
): CommissionView => {
  const t = textIn(language, commissionText);
  const share = (basisPoints: number) => digits(percentText(basisPoints), language);
  return {
    now: t.now(share(today)),
    next: tomorrow === today ? null : t.tomorrow(share(tomorrow)),
    rates: rates.map(({ fromDate, basisPoints, by }) =>
      t.since(share(basisPoints), formatDate(fromDate, language, 'long'), by ?? '–'),
    ),
  };
};

type CommissionCardProps = { view: CommissionView; refused: Refused<CommissionTyped> | undefined };

/** Commission of a company, and the form that sets another. */
export const CommissionCard = ({ view, refused }: CommissionCardProps) => {
  const t = useText(commissionText);
  return (
    <Section title={t.title}>
      <p>
        <b>{view.now}</b>
        {view.next && <>. {view.next}</>}
      </p>
      <p className="small muted">{t.says}</p>
      {view.rates.length > 0 && (
        <ul className="small muted num">
          {view.rates.map((rate) => (
            <li key={rate}>{rate}</li>
          ))}
        </ul>
      )}
      <ActionForm intent="commission" answer={refused} says={() => t.wrong} isStacked>
        <TextField
          name="percent"
          label={t.percent}
          hint={t.hint}
          inputMode="decimal"
          maxLength={6}
          required
        />
        <SubmitButton look="green">{t.save}</SubmitButton>
      </ActionForm>
    </Section>
  );
};
