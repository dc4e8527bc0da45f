import { useText } from '../text/texts.ts';
import { Check } from '../ui/check-field.tsx';
import { AreaField, SelectField, TextField as LineField } from '../ui/text-field.tsx';
import { contentText } from './text.ts';
import styles from './content.module.css';

type FieldName = Exclude<keyof typeof contentText.fields, 'order' | 'shown'>;
export type RowProps = {
  index: number;
  /** Initial value of a field. */
  value: (name: string) => string;
  fault: (name: string) => string | undefined;
};

/** Field of one line of text, or of several; keys: keyboard that a phone shows. */
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

/** Field to choose one of some labelled values. */
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

/** Field of a row's position. */
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

/** Box that says whether a row is shown. */
export const ShownBox = ({ index, value }: Pick<RowProps, 'index' | 'value'>) => (
  <div className={styles.shown}>
    <Check
      name={`${index}.shown`}
      defaultChecked={value('shown') === 'true'}
      label={useText(contentText).fields.shown}
    />
  </div>
);
