import { useText } from '../text/texts.ts';
import { Check } from '../ui/check-field.tsx';
import { AreaField, SelectField, TextField as LineField } from '../ui/text-field.tsx';
import { contentText } from './text.ts';
import styles from './content.module.css';

export type FieldName = Exclude<keyof typeof contentText.fields, 'order' | 'shown'>;
export type RowProps = {
  index: number;
  /** Value that a field begins with. */
  value: (name: string) => string;
  fault: (name: string) => string | undefined;
};

/** One line of text, or a few; keys: which keyboard a phone brings up. */
export const TextField = ({
  index,
  name,
  value,
  fault,
  long = false,
  keys,
}: RowProps & { name: FieldName; long?: boolean; keys?: 'tel' | 'email' | 'url' | 'numeric' }) => {
  const t = useText(contentText);
  const shared = {
    label: t.fields[name],
    name: `${index}.${name}`,
    defaultValue: value(name),
    error: fault(name),
    lang: name.endsWith('.en') ? 'en' : name.endsWith('.bn') ? 'bn' : undefined,
  };
  return long ? (
    <AreaField rows={3} {...shared} />
  ) : (
    <LineField autoComplete="off" inputMode={keys} {...shared} />
  );
};

/** A choice among names that have words. */
export const ChoiceField = ({
  index,
  name,
  value,
  fault,
  choices,
}: RowProps & { name: FieldName; choices: readonly (readonly [key: string, label: string])[] }) => (
  <SelectField
    label={useText(contentText).fields[name]}
    name={`${index}.${name}`}
    defaultValue={value(name)}
    error={fault(name)}
    options={choices.map(([key, label]) => ({ value: key, label }))}
  />
);

/** Field of a row's place. */
export const OrderField = ({ index, value }: Pick<RowProps, 'index' | 'value'>) => (
  <LineField
    label={useText(contentText).fields.order}
    className={styles.order}
    name={`${index}.order`}
    defaultValue={value('order')}
    inputMode="numeric"
    autoComplete="off"
  />
);

/** Whether a row is shown. */
export const ShownBox = ({ index, value }: Pick<RowProps, 'index' | 'value'>) => (
  <div className={styles.shown}>
    <Check
      name={`${index}.shown`}
      defaultChecked={value('shown') === 'true'}
      label={useText(contentText).fields.shown}
    />
  </div>
);
