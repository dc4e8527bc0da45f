import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

type Sent = {
  /** Elements around the form within main, the nearest first. */
  around: Element[];
  button: HTMLElement | null;
};

const around = (form: Element): Element[] => {
  const found: Element[] = [];
  for (let part = form.parentElement; part && part.tagName !== 'MAIN'; part = part.parentElement)
    found.push(part);
  return found;
};

const isSame = (one: HTMLElement, other: HTMLElement): boolean =>
  (['name', 'value', 'formaction'] as const).every(
    (name) => one.getAttribute(name) === other.getAttribute(name),
  ) && one.textContent === other.textContent;

const focusOn = (part: HTMLElement): void => {
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
};

/**
 * Keeps a reader's place after a form that its success makes anew or removes: the focus, which has fallen to the body,
 * goes to the same button of the new form, or else to the nearest heading. On another page it stays there.
 */
export const usePlaceAfterForm = (): void => {
  const { key, hash } = useLocation();
  const sent = useRef<Sent>(null);
  useEffect(() => {
    const hear = ({ target, submitter }: SubmitEvent) => {
      const isPost = target instanceof HTMLFormElement && target.method === 'post';
      sent.current = isPost ? { around: around(target), button: submitter } : null;
    };
    addEventListener('submit', hear, true);
    return () => removeEventListener('submit', hear, true);
  }, []);
  useEffect(() => {
    const { around: parts = [], button = null } = sent.current ?? {};
    sent.current = null;
    const places = parts.filter(({ isConnected }) => isConnected);
    const [nearest] = places;
    if (!nearest || document.activeElement !== document.body) return;
    const again = [...nearest.querySelectorAll<HTMLElement>('button')].find(
      (one) => button && isSame(one, button) && one.checkVisibility(),
    );
    // The address after a form names the part of the page that it is about.
    const named = document.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`);
    const [heading] = [named, ...places].flatMap(
      (place) => place?.querySelector<HTMLElement>('summary, h1, h2, h3') ?? [],
    );
    const target = again ?? heading;
    if (target) focusOn(target);
  }, [key, hash]);
};
