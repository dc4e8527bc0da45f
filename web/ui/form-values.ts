import { createContext, useContext } from 'react';

/** Values of a form's fields and their errors, by the fields' names. */
type FormValues = {
  typed: Readonly<Record<string, unknown>>;
  faultOf: (name: string) => string | undefined;
  /** Field that gets the focus after an answer, without a script too. */
  focused?: string | undefined;
  /** Intent of the form, where its buttons have none. */
  intent?: string | undefined;
  /** Intent of the form or of the pressed button while the form is being sent. */
  sending: string | undefined;
};

export const FormContext = createContext<FormValues>({
  typed: {},
  faultOf: () => undefined,
  sending: undefined,
});

/** Value and error of one field of the surrounding form; the field's own properties take precedence. */
export const useFormField = (
  name: string,
  own: { defaultValue?: string | number | undefined; error?: string | undefined },
) => {
  const { typed, faultOf, focused } = useContext(FormContext);
  const given = typed[name];
  const known = typeof given === 'string' || typeof given === 'number' ? given : undefined;
  const chosen = Array.isArray(given) ? given.map(String) : undefined;
  return {
    defaultValue: own.defaultValue ?? known,
    /** Values that were chosen when the form was sent; undefined where it has not kept them. */
    chosen,
    error: own.error ?? faultOf(name),
    isFocused: focused === name,
  };
};

/** Returns whether the surrounding form is being sent by this button, or by its only one, which has no intent. */
export const useIsSending = (own: string | undefined): boolean => {
  const { intent, sending } = useContext(FormContext);
  return sending !== undefined && sending === (own ?? intent ?? sending);
};
