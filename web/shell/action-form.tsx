import type { ProblemCode, ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { type ComponentProps, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { stackedForm } from '../ui/layout.tsx';
import { FormContext, useIsSending } from '../ui/form-values.ts';
import { faultsOf } from './form-answer.ts';
import { useFirstError } from './use-first-error.ts';

type ActionFormProps<Typed> = Omit<ComponentProps<typeof Form>, 'children' | 'method'> & {
  /** Identifies the form on its page; omitted where the form's buttons carry an intent. */
  intent?: string;
  /** Initial values of the fields. */
  given?: Partial<Typed>;
  /** Answer of the action to this form: keeps what was typed, and shows a problem. */
  answer?: { typed: Typed; problem?: ProblemNote | undefined } | undefined;
  /** Error sentence for the fault of a field, in the language of the page; or the sentences by fault. */
  says?: ((fault: string, field: string) => string | undefined) | Readonly<Record<string, string>>;
  /** Problems that are shown at a field of the form instead of above it. */
  besideField?: Readonly<Partial<Record<ProblemCode, string>>>;
  /** Hidden inputs; they tell forms with the same intent apart. */
  hiddenFields?: Readonly<Record<string, string | number>>;
  /** Stacks the parts, with buttons as wide as their words. */
  isStacked?: boolean;
  children: ReactNode;
};

/**
 * Form that an action of its page answers: its fields keep what was typed and show their errors, the refusal is shown
 * above them, and the focus goes to the first error. Works without a script.
 */
export const ActionForm = <Typed,>({
  intent,
  given,
  answer,
  says = {},
  besideField = {},
  hiddenFields = {},
  isStacked = false,
  className = '',
  children,
  ...rest
}: ActionFormProps<Typed>) => {
  const language = useLanguage();
  const sent = useNavigation().formData;
  const problem = answer?.problem;
  const form = useFirstError<HTMLFormElement>(problem);
  const faults = faultsOf(problem);
  const fieldOfProblem = problem && besideField[problem.code];
  const isSent =
    sent &&
    (!intent || sent.get('intent') === intent) &&
    Object.entries(hiddenFields).every(([name, value]) => sent.get(name) === String(value));
  const values = {
    typed: { ...given, ...answer?.typed },
    faultOf: (name: string) => {
      if (problem && name === fieldOfProblem) return problemText(problem, language);
      const fault = faults[name];
      if (fault === undefined) return undefined;
      return typeof says === 'function' ? says(fault, name) : says[fault];
    },
    focused: fieldOfProblem ?? Object.keys(faults)[0],
    intent,
    sending: isSent ? String(sent.get('intent') ?? '') : undefined,
  };
  return (
    <FormContext value={values}>
      <Form
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        autoComplete="off"
        className={`${isStacked ? stackedForm : ''} ${className}`}
        {...rest}
      >
        {intent && <input type="hidden" name="intent" value={intent} />}
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {problem && !fieldOfProblem && <Alert>{problemText(problem, language)}</Alert>}
        {children}
      </Form>
    </FormContext>
  );
};

type SubmitProps = Omit<ComponentProps<typeof Button>, 'type' | 'name' | 'value' | 'busy'> & {
  /** Omitted where the form has it. */
  intent?: string;
  isNamed?: boolean;
  /** Object to act on, read after the label by screen readers, where buttons are alike. */
  of?: string;
};

/** Submit button that shows a spinner while its form is being sent. isNamed: it sends the intent itself. */
export const SubmitButton = ({ intent, isNamed = false, of, children, ...button }: SubmitProps) => (
  <Button
    type="submit"
    busy={useIsSending(intent)}
    {...(isNamed && { name: 'intent', value: intent })}
    {...button}
  >
    {children}
    {of && <span className="visually-hidden">{of}</span>}
  </Button>
);
