import { type RefObject, useEffect } from 'react';

/** Typed fields are kept; what is decided (terms, way to pay) is asked again, and so is a code. */
const typedFields =
  'input:not([type=hidden], [type=radio], [type=checkbox], [type=password], [autocomplete=off], [autocomplete=one-time-code]), select';

type TypedField = HTMLInputElement | HTMLSelectElement;
/** A field that was typed into, and what the page had put there. */
type Kept = { value: string; over: string };

const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<TypedField>(typedFields)].filter(({ name }) => name);

/** The value that the page came with. */
const givenTo = (field: TypedField): string => ('defaultValue' in field ? field.defaultValue : '');

/** The storage of this tab; a browser that keeps nothing loses a draft at a reload, as it would without us. */
const tab = (): Storage | undefined => {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
};

const readDraft = (key: string): Record<string, Kept> =>
  JSON.parse(tab()?.getItem(key) ?? '{}') as Record<string, Kept>;

/**
 * Keeps what is typed into a form over a reload of its page, in this tab alone. Fields that nobody typed into, or that
 * were left empty where the page knows more by now (somebody has logged in on the way), are the page's.
 * known: whether the server has the details by now; then the draft has done its work.
 */
export const useDraft = (form: RefObject<HTMLFormElement | null>, key: string, known: boolean): void => {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (known) tab()?.removeItem(key);
    const draft = readDraft(key);
    for (const field of fieldsOf(element)) {
      const kept = draft[field.name];
      if (kept && (kept.value || kept.over === givenTo(field))) field.value = kept.value;
    }
    const keep = ({ target }: Event) => {
      const field = fieldsOf(element).find((one) => one === target);
      if (!field) return;
      const kept: Kept = { value: field.value, over: givenTo(field) };
      tab()?.setItem(key, JSON.stringify({ ...readDraft(key), [field.name]: kept }));
    };
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, key, known]);
};
