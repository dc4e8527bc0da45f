import type { ProblemNote } from '@poth/domain/problem.ts';
import { useId } from 'react';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { faultsOf } from '../shell/form-answer.ts';
import { Check } from '../ui/check-field.tsx';

type EraseFormProps = {
  words: { sure: string; notSure: string; go: string };
  answer: { problem?: ProblemNote | undefined } | undefined;
  hiddenFields?: Readonly<Record<string, string>>;
};

/** Form that erases a person, once its box is ticked. */
export const EraseForm = ({ words, answer, hiddenFields = {} }: EraseFormProps) => {
  const errorId = `${useId()}-error`;
  const isMissing = faultsOf(answer?.problem).sure !== undefined;
  return (
    <ActionForm
      intent="erase"
      hiddenFields={hiddenFields}
      answer={answer && { typed: {}, problem: answer.problem }}
      isStacked
    >
      <Check
        name="sure"
        label={words.sure}
        required
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? errorId : undefined}
      />
      {isMissing && (
        <p className="field-error" id={errorId}>
          {words.notSure}
        </p>
      )}
      <SubmitButton look="danger">{words.go}</SubmitButton>
    </ActionForm>
  );
};
