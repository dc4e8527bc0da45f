import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import styles from './check-field.module.css';
import { useFormField } from './form-values.ts';

type CheckProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  name: string;
  label: ReactNode;
  type?: 'checkbox' | 'radio';
};

/** Checkbox, or radio button (type), with its label beside it. */
export const Check = ({ label, type = 'checkbox', ...input }: CheckProps) => (
  <label className="check">
    <input type={type} {...input} />
    <span>{label}</span>
  </label>
);

type ChoicesProps = {
  name: string;
  label: ReactNode;
  type?: 'checkbox' | 'radio';
  options: readonly { value: string; label: ReactNode }[];
  /** Values that are checked at first; after an answer those that the form has kept. */
  chosen: readonly string[];
  error?: string | undefined;
  /** Minimum width of a box with its label, in pixels, when they are in columns. */
  min?: number;
};

/** Group of checkboxes or radio buttons under one label. */
export const Choices = ({ name, label, type = 'radio', options, chosen, error, min }: ChoicesProps) => {
  const id = useId();
  const { error: fault, chosen: kept } = useFormField(name, { error });
  return (
    <fieldset
      className={styles.choices}
      data-columns={min && true}
      style={min ? ({ '--min': `${min}px` } as CSSProperties) : undefined}
      aria-describedby={fault ? id : undefined}
    >
      <legend className="field-label">{label}</legend>
      {options.map(({ value, label: text }) => (
        <Check
          key={value}
          type={type}
          name={name}
          value={value}
          label={text}
          defaultChecked={(kept ?? chosen).includes(value)}
          aria-invalid={fault ? true : undefined}
        />
      ))}
      {fault && (
        <p className="field-error" id={id}>
          {fault}
        </p>
      )}
    </fieldset>
  );
};

type ButtonChoicesProps<Value extends string | number> = Omit<ComponentProps<'fieldset'>, 'name'> & {
  name: string;
  label: ReactNode;
  options: readonly { value: Value; label: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** Radio group whose options look like buttons. */
export const ButtonChoices = <Value extends string | number>({
  name,
  label,
  options,
  chosen,
  onChoose,
  className = '',
  ...rest
}: ButtonChoicesProps<Value>) => (
  <fieldset className={`${styles.buttons} ${className}`} {...rest}>
    <legend className="field-label">{label}</legend>
    {options.map(({ value, label: text }) => (
      <label key={value}>
        <input
          type="radio"
          name={name}
          value={value}
          checked={value === chosen}
          onChange={() => onChoose(value)}
        />
        <span>{text}</span>
      </label>
    ))}
  </fieldset>
);
