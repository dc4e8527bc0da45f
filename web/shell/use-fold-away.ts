import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { readUnsent } from './unsent.ts';

/**
 * Closes an open disclosure on a new page, at Escape, at a click elsewhere, and when the focus leaves it; a form in it
 * that got no answer stays in sight. Without a script it stays native.
 */
export const useFoldAway = (details: RefObject<HTMLDetailsElement | null>): void => {
  const { key } = useLocation();
  const page = useRef(key);
  useEffect(() => {
    if (page.current === key) return;
    page.current = key;
    const { current } = details;
    if (current && !current.contains(readUnsent()?.form ?? null)) current.removeAttribute('open');
  }, [details, key]);
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
