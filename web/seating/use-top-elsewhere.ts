import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** A form that keeps its place for a refusal keeps it for the page it leads to as well; that one begins at its top. */
export const useTopElsewhere = (): void => {
  const { pathname } = useLocation();
  useLayoutEffect(
    () => () => {
      if (window.location.pathname !== pathname) window.scrollTo(0, 0);
    },
    [pathname],
  );
};
