import { type RefObject, useEffect } from 'react';

/** What is typed is kept; what is decided (terms, way to pay) is asked again. */
const typedFields = 'input:not([type=hidden], [type=radio], [type=checkbox], [autocomplete=off]), select';

const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(typedFields)].filter(({ name }) => name);

/** The storage of this tab; a browser that keeps nothing loses a draft at a reload, as it would without us. */
const tab = (): Storage | undefined => {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
};

/**
 * Keeps what is typed into a form over a reload of its page, in this tab alone.
 * known: whether the server has the details by now; then the draft has done its work.
 */
export const useDraft = (form: RefObject<HTMLFormElement | null>, key: string, known: boolean): void => {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (known) tab()?.removeItem(key);
    const draft = JSON.parse(tab()?.getItem(key) ?? '{}') as Record<string, string>;
    for (const field of fieldsOf(element)) field.value = draft[field.name] ?? field.value;
    const keep = () => {
      const typed = fieldsOf(element).map(({ name, value }) => [name, value]);
      tab()?.setItem(key, JSON.stringify(Object.fromEntries(typed)));
    };
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, key, known]);
};
