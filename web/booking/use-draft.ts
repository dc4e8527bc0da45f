import { type RefObject, useEffect } from 'react';

/** Fields that are kept: typed ones. Decisions (terms, payment method) and codes are asked for again. */
const typedFields =
  'input:not([type=hidden], [type=radio], [type=checkbox], [type=password], [autocomplete=off], [autocomplete=one-time-code]), select';

type TypedField = HTMLInputElement | HTMLSelectElement;
/** Draft of a field: the typed value, and the value that the page had put there. */
type Kept = { value: string; over: string };

const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<TypedField>(typedFields)].filter(({ name }) => name);

/** Returns the value that the page came with. */
const givenTo = (field: TypedField): string => ('defaultValue' in field ? field.defaultValue : '');

/**
 * Returns the storage of this tab; a browser that stores nothing loses a draft at a reload, as it would without drafts.
 */
const tab = (): Storage | undefined => {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
};

const readDraft = (key: string): Record<string, Kept> =>
  JSON.parse(tab()?.getItem(key) ?? '{}') as Record<string, Kept>;

/** Key of the draft of a checkout whose time is over, for the next checkout of this tab. */
const leftKey = 'checkout over';
const draftKey = (bookingId: string): string => `checkout ${bookingId}`;

const moveDraft = (from: string, to: string): void => {
  const draft = tab()?.getItem(from);
  tab()?.removeItem(from);
  if (draft) tab()?.setItem(to, draft);
};

/** Leaves the draft of a checkout whose time is over to the next one: nobody has to type it again. */
export const useDraftLeft = (bookingId: string): void => {
  useEffect(() => moveDraft(draftKey(bookingId), leftKey), [bookingId]);
};

/**
 * Keeps what is typed into a checkout over a reload of its page, in this tab alone. Fields that nobody typed into, or that
 * were left empty where the page knows more by now (after a log-in on the way), keep the page's values. known: the
 * server has the details by now, and the draft is deleted.
 */
export const useDraft = (
  form: RefObject<HTMLFormElement | null>,
  bookingId: string,
  known: boolean,
): void => {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const key = draftKey(bookingId);
    if (tab()?.getItem(leftKey)) moveDraft(leftKey, key);
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
  }, [form, bookingId, known]);
};
