import type { ProblemNote } from '@poth/domain/problem.ts';
import type { PromoTyped } from '@poth/domain/promo/promo-input.ts';
import { type PromoNames, promoSentence } from '@poth/domain/promo/promo-sentence.ts';
import { readPromo } from '@poth/domain/promo/read-promo.ts';
import { useState } from 'react';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Section } from '../ui/section.tsx';
import { Row } from '../ui/layout.tsx';
import styles from './promo.module.css';
import { PromoAmountFields } from './promo-amount-fields.tsx';
import { PromoReachFields } from './promo-reach-fields.tsx';
import { readPromoForm } from './promo-typed.ts';
import { promoText } from './text.ts';

type PromoAnswer = { problem?: ProblemNote | undefined; typed: PromoTyped };

type PromoFormProps = {
  given: PromoTyped;
  answer: PromoAnswer | undefined;
  names: PromoNames;
};

/** Describes the code as typed so far; undefined while a field is wrong or missing. */
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

/** Form that makes or changes a promo code, and describes it in a sentence below. */
export const PromoForm = ({ given, answer, names }: PromoFormProps) => {
  const t = useText(promoText).form;
  // Typed fields stay; the version that they change is the code's current one.
  const { promoId, seenVersion } = given;
  const shown = { ...given, ...answer?.typed, promoId, seenVersion };
  const [sentence, read] = useSentence(shown, names);
  return (
    <ActionForm
      isStacked
      className={styles.form}
      given={given}
      answer={answer}
      says={useText(promoText).faults}
      hiddenFields={{ promoId, seenVersion }}
      onChange={(event) => read(event.currentTarget)}
    >
      {/* Enter in a field presses this button. */}
      <button
        type="submit"
        name="intent"
        value="save"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      />
      <PromoAmountFields typed={shown} />
      <PromoReachFields typed={shown} names={names} />
      <Section title={t.reads}>
        <p aria-live="polite" className={sentence ? styles.sentence : 'muted'}>
          {sentence ?? t.notYet}
        </p>
        {seenVersion > 0 && <p className="small muted">{t.keeps}</p>}
        <Row>
          <SubmitButton intent="save" isNamed>
            {t.save}
          </SubmitButton>
          <SubmitButton intent="preview" isNamed look="line">
            {t.preview}
          </SubmitButton>
        </Row>
      </Section>
    </ActionForm>
  );
};
