import type { KeyboardEvent } from 'react';

const fields = 'input:not([type="hidden"], [type="checkbox"]), select, textarea';

/** Lists the fields that Enter visits; radio buttons count once, as the chosen one. */
const stopsOf = (form: HTMLFormElement): HTMLElement[] =>
  [...form.querySelectorAll<HTMLInputElement>(fields)].filter(
    (field) => field.type !== 'radio' || field.checked,
  );

/**
 * Moves the focus to the next field on Enter, skipping those marked `data-passed`, and sends the form from the last
 * one; on the map and on buttons Enter keeps its own meaning.
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
