import type { ProblemCode, ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { stackedForm } from '../ui/layout.tsx';
import { FormContext, useSending } from '../ui/form-values.ts';
import { faultsOf } from './form-answer.ts';
import { useFirstError } from './use-first-error.ts';

type ActionFormProps<Typed> = Omit<ComponentProps<typeof Form>, 'children' | 'method'> & {
  /** Which of the page's forms this is; a form whose buttons say it themselves has none. */
  intent?: string;
  /** Values that its fields show at first. */
  given?: Partial<Typed>;
  /** Answer of the action, if it was this form's: what was typed stays, a problem is said. */
  answer?: { typed: Typed; problem?: ProblemNote | undefined } | undefined;
  /** Sentence of a fault of a field, in the language of the page. */
  says?: (fault: string, field: string) => string | undefined;
  /** Problems that are said at a field of the form and not above it. */
  besideField?: Readonly<Partial<Record<ProblemCode, string>>>;
  /** Fields that are sent and not shown; they tell forms apart that have one intent. */
  hiddenFields?: Readonly<Record<string, string | number>>;
  /** Parts below each other, buttons as wide as their words. */
  isStacked?: boolean;
  children: ReactNode;
};

/**
 * Form that an action of its page answers: fields inside show what was typed and what is wrong with it, the
 * refusal stands above them, and the focus goes to the first fault. Works without a script.
 */
export const ActionForm = <Typed,>({
  intent,
  given,
  answer,
  says = () => undefined,
  besideField = {},
  hiddenFields = {},
  isStacked = false,
  className = '',
  children,
  ...rest
}: ActionFormProps<Typed>) => {
  const form = useRef<HTMLFormElement>(null);
  const language = useLanguage();
  const sent = useNavigation().formData;
  const problem = answer?.problem;
  useFirstError(form, problem);
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
      return fault === undefined ? undefined : says(fault, name);
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
  /** Left out where the form says it. */
  intent?: string;
  isNamed?: boolean;
  /** Heard after the label: whom or what it acts on, where buttons are alike. */
  of?: string;
};

/** Button that sends its form; it turns while that is on its way. isNamed: it says itself what is asked for. */
export const SubmitButton = ({ intent, isNamed = false, of, children, ...button }: SubmitProps) => (
  <Button
    type="submit"
    busy={useSending(intent)}
    {...(isNamed && { name: 'intent', value: intent })}
    {...button}
  >
    {children}
    {of && <span className="visually-hidden">{of}</span>}
  </Button>
);
