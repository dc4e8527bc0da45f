import { useText } from '../text/texts.ts';
import { Field } from '../ui/field.tsx';
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
  const lang = name.endsWith('.en') ? 'en' : name.endsWith('.bn') ? 'bn' : undefined;
  return (
    <Field label={t.fields[name]} error={fault(name)}>
      {(control) => {
        const shared = { name: `${index}.${name}`, defaultValue: value(name), lang, ...control };
        return long ? (
          <textarea rows={3} {...shared} />
        ) : (
          <input autoComplete="off" inputMode={keys} {...shared} />
        );
      }}
    </Field>
  );
};

/** A choice among names that have words. */
export const ChoiceField = ({
  index,
  name,
  value,
  fault,
  choices,
}: RowProps & { name: FieldName; choices: readonly (readonly [key: string, label: string])[] }) => {
  const t = useText(contentText);
  return (
    <Field label={t.fields[name]} error={fault(name)}>
      {(control) => (
        <select name={`${index}.${name}`} defaultValue={value(name)} {...control}>
          {choices.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

/** Field of a row's place. */
export const OrderField = ({ index, value }: Pick<RowProps, 'index' | 'value'>) => {
  const t = useText(contentText).fields;
  return (
    <Field label={t.order} className={styles.order}>
      {(control) => (
        <input
          name={`${index}.order`}
          defaultValue={value('order')}
          inputMode="numeric"
          autoComplete="off"
          {...control}
        />
      )}
    </Field>
  );
};

/** Whether a row is shown. */
export const ShownBox = ({ index, value }: Pick<RowProps, 'index' | 'value'>) => {
  const t = useText(contentText).fields;
  return (
    <label className={styles.shown}>
      <input type="checkbox" name={`${index}.shown`} defaultChecked={value('shown') === 'true'} />
      {t.shown}
    </label>
  );
};
