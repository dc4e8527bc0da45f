import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';

const touches = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

const hasFirstLetters = (loaderData: unknown): boolean =>
  typeof loaderData === 'object' &&
  loaderData !== null &&
  'firstLetters' in loaderData &&
  loaderData.firstLetters === true;

/**
 * Returns whether a Bangla page still uses the small font file of a first visit: its loader says firstLetters, and
 * nobody has touched it. Input, opened parts and other pages need all letters. Other pages load what they show; an
 * English one loads none.
 */
export const useSmallFont = (isBangla: boolean): boolean => {
  const suffice = useMatches().some(({ loaderData }) => hasFirstLetters(loaderData)) && isBangla;
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (!suffice) return;
    let isAsked = false;
    const touch = () => {
      if (isAsked) return;
      isAsked = true;
      // The page keeps its font until the whole files have loaded, so that it does not flash.
      void document.fonts.load('1em "Anek Bangla"', 'কa').finally(() => setTouched(true));
    };
    for (const kind of touches) window.addEventListener(kind, touch, { capture: true, passive: true });
    return () => {
      for (const kind of touches) window.removeEventListener(kind, touch, { capture: true });
    };
  }, [suffice]);
  return suffice && !touched;
};
