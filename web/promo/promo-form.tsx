import type { ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import type { PromoTyped } from '@poth/domain/promo/promo-input.ts';
import { type PromoNames, promoSentence } from '@poth/domain/promo/promo-sentence.ts';
import { readPromo } from '@poth/domain/promo/read-promo.ts';
import { useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { faultsOf } from '../shell/form-answer.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PromoAmountFields } from './promo-amount-fields.tsx';
import { PromoReachFields } from './promo-reach-fields.tsx';
import { readPromoForm } from './promo-typed.ts';
import { promoText } from './text.ts';

export type PromoAnswer = { problem?: ProblemNote | undefined; typed: PromoTyped };

type PromoFormProps = {
  given: PromoTyped;
  answer: PromoAnswer | undefined;
  names: PromoNames;
};

/** Sentence of the fields so far; undefined while something is wrong or missing. */
const useSentence = (
  typed: PromoTyped,
  names: PromoNames,
): [string | undefined, (form: HTMLFormElement) => void] => {
  const language = useLanguage();
  const [now, setNow] = useState(typed);
  const read = readPromo(now, new Set(Object.keys(names.places)));
  const sentence = 'promo' in read ? promoSentence(read.promo, names, language) : undefined;
  return [sentence, (form) => setNow(readPromoForm(new FormData(form)))];
};

/** A promo code to make or to change, with what it does in a sentence below. */
export const PromoForm = ({ given, answer, names }: PromoFormProps) => {
  const t = useText(promoText).form;
  const faultTexts = useText(promoText).faults;
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, answer?.problem && answer);
  const busy = useNavigation().formData?.get('intent');
  // Typed fields stay; which version they change is that of the code as it is now.
  const shown = answer ? { ...answer.typed, promoId: given.promoId, seenVersion: given.seenVersion } : given;
  const [sentence, read] = useSentence(shown, names);
  const problem = answer?.problem;
  const faults = faultsOf(problem);
  const said = (field: string): string | undefined => faultTexts[faults[field] as keyof typeof faultTexts];
  return (
    <Form
      ref={form}
      method="post"
      className="promo-form"
      noValidate
      preventScrollReset
      onChange={(event) => read(event.currentTarget)}
    >
      <input type="hidden" name="promoId" value={shown.promoId} />
      <input type="hidden" name="seenVersion" value={shown.seenVersion} />
      {/* Enter in a field presses this one. */}
      <button
        type="submit"
        name="intent"
        value="save"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      />
      {problem && <Alert>{problemText(problem, language)}</Alert>}
      <PromoAmountFields typed={shown} said={said} />
      <PromoReachFields typed={shown} said={said} names={names} />
      <Card aria-labelledby="reads">
        <h2 id="reads">{t.reads}</h2>
        <p aria-live="polite" className={sentence ? 'promo-sentence' : 'muted'}>
          {sentence ?? t.notYet}
        </p>
        {given.seenVersion > 0 && <p className="small muted">{t.keeps}</p>}
        <div className="desk-actions">
          <Button type="submit" name="intent" value="save" busy={busy === 'save'}>
            {t.save}
          </Button>
          <Button type="submit" name="intent" value="preview" look="line" busy={busy === 'preview'}>
            {t.preview}
          </Button>
        </div>
      </Card>
    </Form>
  );
};
