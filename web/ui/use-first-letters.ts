import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';

const touches = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

const hasFirstLetters = (loaderData: unknown): boolean =>
  typeof loaderData === 'object' &&
  loaderData !== null &&
  'firstLetters' in loaderData &&
  loaderData.firstLetters === true;

/**
 * Whether a Bangla page is drawn by the small file of a first visit: one whose loader says firstLetters, until it is read
 * on. What is typed, opened or walked to needs all letters. Other pages load what they show: an English one none of them.
 */
export const useFirstLetters = (isBangla: boolean): boolean => {
  const suffice = useMatches().some(({ loaderData }) => hasFirstLetters(loaderData)) && isBangla;
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (!suffice) return;
    let isAsked = false;
    const touch = () => {
      if (isAsked) return;
      isAsked = true;
      // The page stays as it is drawn until the whole files have come: it does not blink.
      void document.fonts.load('1em "Anek Bangla"', 'কa').finally(() => setTouched(true));
    };
    for (const kind of touches) window.addEventListener(kind, touch, { capture: true, passive: true });
    return () => {
      for (const kind of touches) window.removeEventListener(kind, touch, { capture: true });
    };
  }, [suffice]);
  return suffice && !touched;
};
