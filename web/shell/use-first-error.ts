import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus when a form has been answered: to the first invalid field or the message with the reason, else to the
 * new content (data-arrived).
 */
export const useFirstError = (form: RefObject<HTMLElement | null>, answer: unknown): void => {
  useEffect(() => {
    if (!answer) return;
    const find = (what: string) => form.current?.querySelector<HTMLElement>(what);
    const target = find('[aria-invalid="true"]') ?? find('[role="alert"]') ?? find('[data-arrived]');
    if (target?.matches('[role="alert"]')) target.tabIndex = -1;
    target?.focus();
  }, [form, answer]);
};
