import { type StaffRole, staffRoles } from '@poth/domain/identity/account.ts';
import { useText } from '../text/texts.ts';
import { Check } from '../ui/check-field.tsx';
import { rolesText } from './staff-text.ts';
import styles from './staff.module.css';

/** Radio buttons of the roles, each with its rights. */
export const StaffRoles = ({ legend, chosen }: { legend: string; chosen: StaffRole }) => {
  const t = useText(rolesText);
  return (
    <fieldset>
      <legend className="field-label">{legend}</legend>
      {staffRoles.map((role) => (
        <Check
          key={role}
          type="radio"
          name="role"
          value={role}
          defaultChecked={role === chosen}
          label={
            <>
              <b>{t[role].name}</b> <span className={`muted small ${styles.may}`}>{t[role].may}</span>
            </>
          }
        />
      ))}
    </fieldset>
  );
};
