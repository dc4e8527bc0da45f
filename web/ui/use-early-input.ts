import { useLayoutEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** React's note of what a field held last: a component hears only of what differs from it. */
type Note = { setValue: (value: string) => void } | undefined;
const noteOf = (field: Field): Note => Reflect.get(field, '_valueTracker') as Note;

const fields =
  'textarea, select, input:not([type="hidden"], [type="file"], [type="submit"], [type="button"], [type="reset"])';

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** Value of a field, and what the server had sent, in React's words: a tick is "true" or "false". */
const stateOf = (field: Field): { sent: string; now: string } => {
  if (isTick(field)) return { sent: String(field.defaultChecked), now: String(field.checked) };
  if (!(field instanceof HTMLSelectElement)) return { sent: field.defaultValue, now: field.value };
  const sent = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return { sent: sent?.value ?? '', now: field.value };
};

/** Writes past React's note, and leaves the caret of a field alone that holds the text already. */
const write = (field: Field, value: string): void => {
  const property = isTick(field) ? 'checked' : 'value';
  if (String(field[property as keyof Field]) === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(
    field,
    property === 'checked' ? value === 'true' : value,
  );
};

/** Tells the page what a person did to a field, as if it were done now: React knows the event of each kind. */
const tell = (field: Field, { sent, now }: { sent: string; now: string }): void => {
  if (!field.isConnected) return;
  write(field, now);
  noteOf(field)?.setValue(sent);
  const kind = isTick(field) ? 'click' : field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(kind, { bubbles: true }));
};

const untouched: PropertyDescriptor = { configurable: true, get: () => '', set: () => {} };

/**
 * Keeps React from writing the server's text and caret into the textareas it takes over, which it does by these two
 * properties. Answers how to give them free.
 */
const shieldTextareas = (): (() => void) => {
  const areas = [...document.querySelectorAll('textarea')];
  for (const area of areas)
    Object.defineProperties(area, { defaultValue: untouched, textContent: untouched });
  return () => {
    for (const area of areas)
      for (const name of ['defaultValue', 'textContent']) Reflect.deleteProperty(area, name);
  };
};

let tookOver = false;

/**
 * Keeps what was typed, chosen or ticked before React took the page over, on a slow network for seconds: React leaves it
 * in most fields, tells no component of it, and undoes it where a component draws its field anew. Stands once, around
 * the whole page.
 */
export const useEarlyInput = (): void => {
  const [unshield] = useState(() =>
    tookOver || typeof document === 'undefined' ? undefined : shieldTextareas(),
  );
  useLayoutEffect(() => {
    if (tookOver) return;
    tookOver = true;
    unshield?.();
    const changed = [...document.querySelectorAll<Field>(fields)]
      .map((field) => ({ field, state: stateOf(field) }))
      .filter(
        ({ field, state }) => state.sent !== state.now && !(field.type === 'radio' && state.now === 'false'),
      );
    // React hears no event while it draws; and it may have drawn anew, and undone, by then.
    if (changed.length > 0)
      queueMicrotask(() => {
        for (const { field, state } of changed) tell(field, state);
      });
  }, [unshield]);
};
