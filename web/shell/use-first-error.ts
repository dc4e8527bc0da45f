import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus when an answer to a form has come: to the first field that is wrong or the message that says why,
 * else to what has arrived (data-arrived).
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
