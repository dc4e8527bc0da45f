import { useId } from 'react';
import { useFormField } from './form-values.ts';
import { Grid } from './layout.tsx';

type DatesFieldProps = {
  name: string;
  label: string;
  /** Label of each control by its number, from 0. */
  controlLabel: (at: number) => string;
  dates: readonly string[];
  /** Minimum number of controls; there is always one more than there are dates. */
  fewest: number;
  min?: string | undefined;
  error?: string | undefined;
};

/** Several dates under one label; the error of any of them is shown underneath. */
export const DatesField = ({ name, label, controlLabel, dates, fewest, min, error }: DatesFieldProps) => {
  const id = useId();
  const fault = useFormField(name, { error }).error;
  return (
    <fieldset aria-describedby={fault ? id : undefined}>
      <legend className="field-label">{label}</legend>
      <Grid min={152} gap="s">
        {Array.from({ length: Math.max(fewest, dates.length + 1) }, (_, at) => (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- a control has no identity but its number
            key={at}
            type="date"
            name={name}
            className="input"
            aria-label={controlLabel(at)}
            aria-invalid={fault ? true : undefined}
            defaultValue={dates[at]}
            min={min}
          />
        ))}
      </Grid>
      {fault && (
        <p className="field-error" id={id} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
};
