import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a form that is made anew with its own answer: `made` is the key by which React makes it. Returns
 * what the form needs.
 */
export const useKeptFocus = (
  made: string | null,
): { ref: RefObject<HTMLFormElement | null>; onSubmit: () => void } => {
  const ref = useRef<HTMLFormElement>(null);
  const sentFrom = useRef(-1);
  useEffect(() => {
    const next = ref.current?.elements[sentFrom.current];
    sentFrom.current = -1;
    // A visitor who has gone on meanwhile stays there.
    if (next instanceof HTMLElement && document.activeElement === document.body)
      next.focus({ preventScroll: true });
  }, [made]);
  const onSubmit = () => {
    const { activeElement } = document;
    sentFrom.current = activeElement ? [...(ref.current?.elements ?? [])].indexOf(activeElement) : -1;
  };
  return { ref, onSubmit };
};
