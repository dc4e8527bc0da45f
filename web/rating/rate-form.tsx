import {
  longestWords,
  ratedThingNames,
  ratedThings,
  type RatedThing,
  starsChoices,
} from '@poth/domain/rating/rating.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { ConfirmForm } from '../shell/confirm-form.tsx';
import { answerTo, faultsOf, type Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Choices } from '../ui/check-field.tsx';
import { AreaField } from '../ui/text-field.tsx';
import { ratingText } from './text.ts';

export type RateTyped = { intent: string; words: string } & Record<RatedThing, string>;
type RateAnswer = Refused<RateTyped> | undefined;

/** Takes stars for each thing, and words that everybody reads. */
export const RateForm = ({ formKey, answer }: { formKey: string; answer: RateAnswer }) => {
  const t = useText(ratingText);
  const language = useLanguage();
  const mine = answerTo(answer, { intent: 'rate' });
  const faults = faultsOf(mine?.problem);
  return (
    <ActionForm
      intent="rate"
      answer={mine}
      says={t.faults}
      hiddenFields={{ key: formKey }}
      isStacked
      className="card"
    >
      {ratedThings.map((thing) => (
        <Choices
          key={thing}
          name={thing}
          label={ratedThingNames[thing][language]}
          options={starsChoices.map((stars) => ({ value: String(stars), label: t.stars[stars] }))}
          chosen={[mine?.typed[thing] ?? '']}
          error={faults[thing] && t.faults['stars-missing']}
          min={130}
        />
      ))}
      <AreaField name="words" label={t.words} hint={t.wordsHint} rows={4} maxLength={longestWords} />
      <p className="small muted">{t.once}</p>
      <SubmitButton intent="rate">{t.send}</SubmitButton>
    </ActionForm>
  );
};

/** Form that withdraws the rating, after a confirmation. */
export const WithdrawForm = ({ answer }: { answer: RateAnswer }) => {
  const { withdraw: t } = useText(ratingText);
  return (
    <ConfirmForm
      label={t.open}
      effect={t.says}
      intent="withdraw"
      answer={answerTo(answer, { intent: 'withdraw' })}
    >
      <SubmitButton intent="withdraw" look="line">
        {t.send}
      </SubmitButton>
    </ConfirmForm>
  );
};
