import { type ReactNode, useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../ui/button.tsx';

type EraseFormProps = {
  words: { sure: string; notSure: string; go: string };
  /** The box was not ticked. */
  notSure: boolean;
  className: string | undefined;
  /** Fields that go along. */
  children?: ReactNode;
};

/** The form that erases a person, once its box is ticked. */
export const EraseForm = ({ words, notSure, className, children }: EraseFormProps) => {
  const errorId = `${useId()}-error`;
  const busy = useNavigation().formData?.get('intent') === 'erase';
  return (
    <Form method="post" className={className} noValidate preventScrollReset>
      <input type="hidden" name="intent" value="erase" />
      {children}
      <label className="check">
        <input
          type="checkbox"
          name="sure"
          required
          aria-invalid={notSure || undefined}
          aria-describedby={notSure ? errorId : undefined}
        />
        <span>{words.sure}</span>
      </label>
      {notSure && (
        <p className="field-error" id={errorId}>
          {words.notSure}
        </p>
      )}
      <Button type="submit" look="danger" busy={busy}>
        {words.go}
      </Button>
    </Form>
  );
};
