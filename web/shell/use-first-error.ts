import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus when a form has been answered: to the first invalid field or the message with the reason, else to the
 * new content (data-arrived). Returns the ref of the element that they are in.
 */
export const useFirstError = <Part extends HTMLElement>(answer: unknown): RefObject<Part | null> => {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (!answer) return;
    const find = (what: string) => part.current?.querySelector<HTMLElement>(what);
    const target = find('[aria-invalid="true"]') ?? find('[role="alert"]') ?? find('[data-arrived]');
    if (target?.matches('[role="alert"]')) target.tabIndex = -1;
    target?.focus();
  }, [answer]);
  return part;
};
