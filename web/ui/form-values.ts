import { createContext, useContext } from 'react';

/** Values that the fields of a form show and the faults beside them, by the fields' names. */
export type FormValues = {
  typed: Readonly<Record<string, unknown>>;
  faultOf: (name: string) => string | undefined;
  /** Field that the focus belongs to after an answer, without a script too. */
  focused?: string | undefined;
  /** Names the form, where its buttons do not say what is asked for. */
  intent?: string | undefined;
  /** Intent of the form or of the button that was pressed, while the form is on its way. */
  sending: string | undefined;
};

export const FormContext = createContext<FormValues>({
  typed: {},
  faultOf: () => undefined,
  sending: undefined,
});

/** Value and fault of one field of the form around it; what a field says of itself goes before. */
export const useFormField = (
  name: string,
  own: { defaultValue?: string | number | undefined; error?: string | undefined },
) => {
  const { typed, faultOf, focused } = useContext(FormContext);
  const given = typed[name];
  const known = typeof given === 'string' || typeof given === 'number' ? given : undefined;
  return {
    defaultValue: own.defaultValue ?? known,
    error: own.error ?? faultOf(name),
    isFocused: focused === name,
  };
};

/** Whether the form around is on its way, sent by this of its buttons, or by its only one, which has no intent. */
export const useSending = (own: string | undefined): boolean => {
  const { intent, sending } = useContext(FormContext);
  return sending !== undefined && sending === (own ?? intent ?? sending);
};
