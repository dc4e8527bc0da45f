import { useLayoutEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** React's record of a field's last value: components get events only for values that differ from it. */
type ValueTracker = { setValue: (value: string) => void } | undefined;
const trackerOf = (field: Field): ValueTracker => Reflect.get(field, '_valueTracker') as ValueTracker;

const fields =
  'textarea, select, input:not([type="hidden"], [type="file"], [type="submit"], [type="button"], [type="reset"])';

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** Value of a field now and as the server sent it, as React compares them: a tick is "true" or "false". */
const stateOf = (field: Field): { sent: string; now: string } => {
  if (isTick(field)) return { sent: String(field.defaultChecked), now: String(field.checked) };
  if (!(field instanceof HTMLSelectElement)) return { sent: field.defaultValue, now: field.value };
  const sent = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return { sent: sent?.value ?? '', now: field.value };
};

/** Sets a value without React's record of it; a field that has the text already is left alone, and so is its caret. */
const write = (field: Field, value: string): void => {
  const property = isTick(field) ? 'checked' : 'value';
  if (String(field[property as keyof Field]) === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(
    field,
    property === 'checked' ? value === 'true' : value,
  );
};

/** Tells React what a person did to a field, as if it were done now, by the event that React expects of each kind. */
const replayInput = (field: Field, { sent, now }: { sent: string; now: string }): void => {
  if (!field.isConnected) return;
  write(field, now);
  trackerOf(field)?.setValue(sent);
  const kind = isTick(field) ? 'click' : field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(kind, { bubbles: true }));
};

const untouched: PropertyDescriptor = { configurable: true, get: () => '', set: () => {} };

/**
 * Keeps React from overwriting text and caret of the textareas that it hydrates, which it does through these two
 * properties. Returns the function that restores them.
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
 * Keeps what was typed, chosen or ticked before hydration, which takes seconds on a slow network: React leaves most
 * fields alone but tells no component, and undoes the input where a component renders its field anew. Used once, around
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
    // React hears no event while it renders; by the microtask it may have rendered again and undone the input.
    if (changed.length > 0)
      queueMicrotask(() => {
        for (const { field, state } of changed) replayInput(field, state);
      });
  }, [unshield]);
};
