import type { ComponentProps } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../ui/button.tsx';

type Fields = Readonly<Record<string, string | number>>;

/** Hidden inputs of a form. */
export const HiddenFields = ({ fields }: { fields: Fields }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'name' | 'value' | 'busy'> & {
  intent: string;
  /** Hidden fields that identify the object to act on. */
  fields?: Fields;
};

/** Form of a single labelled button, which shows a spinner while the form is being sent. */
export const ActionButton = ({ intent, fields = {}, ...button }: ActionButtonProps) => {
  const sent = useNavigation().formData;
  const isSent = Object.entries({ intent, ...fields }).every(
    ([name, value]) => sent?.get(name) === String(value),
  );
  return (
    <Form method="post" preventScrollReset>
      <HiddenFields fields={fields} />
      <Button type="submit" name="intent" value={intent} look="line" small busy={isSent} {...button} />
    </Form>
  );
};
