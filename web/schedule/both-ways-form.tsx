import { digits } from '@poth/domain/language.ts';
import { mostBothWaysPercent } from '@poth/domain/schedule/both-ways.ts';
import type { ProblemNote } from '@poth/domain/problem.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Stack } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { TextField } from '../ui/text-field.tsx';
import { scheduleText } from './text.ts';

type BothWaysFormProps = {
  percent: number;
  answer: { typed: { percent: string }; problem?: ProblemNote } | undefined;
};

/** Form of the discount for buying both ways at once, in percent. */
export const BothWaysForm = ({ percent, answer }: BothWaysFormProps) => {
  const t = useText(scheduleText).bothWays;
  const language = useLanguage();
  const most = digits(mostBothWaysPercent, language);
  return (
    <Section title={t.title}>
      <ActionForm
        isStacked
        key={percent}
        given={{ percent: digits(percent, language) }}
        answer={answer}
        says={() => t.wrong(most)}
      >
        <Stack maxWidth={440}>
          <TextField
            label={t.percent}
            hint={t.note(most)}
            name="percent"
            inputMode="numeric"
            autoComplete="off"
          />
        </Stack>
        <SubmitButton look="line">{t.save}</SubmitButton>
      </ActionForm>
    </Section>
  );
};
