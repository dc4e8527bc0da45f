/**
 * Outcome of a form that got no answer of ours.
 * not-sent: there was no network when it was pressed; unknown: it was sent, and no answer of ours came back;
 * too-large: it was refused unread; not-fetched: a GET form got nothing;
 * taken: it arrived, and the page after it could not be loaded.
 */
type UnsentOutcome = 'not-sent' | 'unknown' | 'too-large' | 'not-fetched' | 'taken';

type Pressed = { form: HTMLFormElement; submitter: HTMLElement | null; sent: boolean };
export type Unsent = {
  outcome: UnsentOutcome;
  /** Pressed form; null where a script sent without one. */
  form: HTMLFormElement | null;
  submitter: HTMLElement | null;
  /** Address of the page after a form that was taken. */
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

/** Records the form and the button that were pressed last. */
export const recordPress = (form: HTMLFormElement, submitter: HTMLElement | null): void => {
  pressed = { form, submitter, sent: false };
};
export const lastPressed = (): Pressed | null => pressed;

/** Forgets the press once navigation has ended. */
export const forgetPressed = (): void => {
  pressed = null;
};

/** Begins a sending: the notice of the previous one is removed. */
export const beginSending = (): void => {
  if (pressed) pressed.sent = true;
  if (unsent) set(null);
};

/** Records that the pressed form got no answer of ours. */
export const markUnsent = (outcome: UnsentOutcome, href?: string): void =>
  set({ outcome, href, form: pressed?.form ?? null, submitter: pressed?.submitter ?? null });

/** Removes and returns the unsent form, so that two simultaneous presses send it once. */
export const takeUnsent = (): Unsent | null => {
  const taken = unsent;
  if (taken) set(null);
  return taken;
};

/** Records the answers to the page's forms so far, by route: a lost answer leaves them as they are. */
export const recordAnswers = (given: Readonly<Record<string, unknown>> | null): void => {
  answers = given ?? {};
};
export const answerSoFar = (routeId: string): unknown => answers[routeId];
