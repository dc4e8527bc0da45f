import { type RefObject, useEffect } from 'react';

/** Folds an open disclosure at Escape, at a click elsewhere, and when the focus leaves it. Without a script it stays native. */
export const useFoldAway = (details: RefObject<HTMLDetailsElement | null>): void => {
  useEffect(() => {
    const foldUnless = (target: EventTarget | null) => {
      const { current } = details;
      if (current?.open && !(target instanceof Node && current.contains(target))) current.open = false;
    };
    const pointed = (event: Event) => foldUnless(event.target);
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', pointed);
    document.addEventListener('focusin', pointed);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('pointerdown', pointed);
      document.removeEventListener('focusin', pointed);
      document.removeEventListener('keydown', pressed);
    };
  }, [details]);
};
