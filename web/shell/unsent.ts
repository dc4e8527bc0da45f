/**
 * Outcome of a form that got no answer of ours.
 * not-sent: there was no network when it was pressed; unknown: it left, and no answer of ours came back;
 * not-fetched: a form that only asks brought nothing; taken: it arrived, and the page after it could not be read.
 */
export type UnsentOutcome = 'not-sent' | 'unknown' | 'not-fetched' | 'taken';

type Pressed = { form: HTMLFormElement; submitter: HTMLElement | null; sent: boolean };
export type Unsent = {
  outcome: UnsentOutcome;
  /** The form that was pressed; null where a script sent without one. */
  form: HTMLFormElement | null;
  submitter: HTMLElement | null;
  /** Where the answer leads, for a form that was taken. */
  href: string | undefined;
};

let pressed: Pressed | null = null;
let unsent: Unsent | null = null;
let answers: Readonly<Record<string, unknown>> = {};
const listeners = new Set<() => void>();

const set = (next: Unsent | null): void => {
  unsent = next;
  for (const changed of listeners) changed();
};

export const listenUnsent = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};
export const readUnsent = (): Unsent | null => unsent;

/** Notes which form and which of its buttons was pressed last. */
export const notePressed = (form: HTMLFormElement, submitter: HTMLElement | null): void => {
  pressed = { form, submitter, sent: false };
};
export const lastPressed = (): Pressed | null => pressed;

/** Forgets the press once the page stands still again. */
export const forgetPressed = (): void => {
  pressed = null;
};

/** Begins a sending: what was said of the one before no longer holds. */
export const beginSending = (): void => {
  if (pressed) pressed.sent = true;
  if (unsent) set(null);
};

/** Says of the pressed form that it got no answer of ours. */
export const markUnsent = (outcome: UnsentOutcome, href?: string): void =>
  set({ outcome, href, form: pressed?.form ?? null, submitter: pressed?.submitter ?? null });

/** Takes the unsent form out, so that two presses in one moment send it once. */
export const takeUnsent = (): Unsent | null => {
  const taken = unsent;
  if (taken) set(null);
  return taken;
};

/** Notes what forms of the page have been answered so far, by route: an answer that never came takes none of it back. */
export const noteAnswers = (given: Readonly<Record<string, unknown>> | null): void => {
  answers = given ?? {};
};
export const answerSoFar = (routeId: string): unknown => answers[routeId];
