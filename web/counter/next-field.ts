import type { KeyboardEvent } from 'react';

const fields = 'input:not([type="hidden"], [type="checkbox"]), select, textarea';

/** Radio buttons are one stop of the way, at the one that is chosen. */
const stopsOf = (form: HTMLFormElement): HTMLElement[] =>
  [...form.querySelectorAll<HTMLInputElement>(fields)].filter(
    (field) => field.type !== 'radio' || field.checked,
  );

/**
 * Enter goes to the next empty thing to fill in, and from the last one sends the form; on the map and on buttons it
 * keeps its own meaning.
 */
export const focusNextOnEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
  const at = event.target as HTMLElement;
  if (event.key !== 'Enter' || event.defaultPrevented || !at.matches(fields)) return;
  event.preventDefault();
  const form = event.currentTarget;
  const stops = stopsOf(form);
  const next = stops.slice(stops.indexOf(at) + 1).find((field) => !field.dataset.passed);
  if (next) next.focus();
  else form.requestSubmit(form.querySelector<HTMLButtonElement>('button[name="intent"]'));
};
