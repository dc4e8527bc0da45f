import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls a page to its top when a form leads to it: the form keeps the scroll position for a refusal, and would keep
 * it there.
 */
export const useScrollToTopOnLeave = (): void => {
  const { pathname } = useLocation();
  useLayoutEffect(
    () => () => {
      if (window.location.pathname !== pathname) window.scrollTo(0, 0);
    },
    [pathname],
  );
};
