import type { ComponentProps } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../ui/button.tsx';

type Fields = Readonly<Record<string, string | number>>;

/** Fields that are sent and not shown. */
export const HiddenFields = ({ fields }: { fields: Fields }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'name' | 'value' | 'busy'> & {
  intent: string;
  /** Name the thing that it acts on. */
  fields?: Fields;
};

/** Form of one button, which says what it does; it turns while that is on its way. */
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
