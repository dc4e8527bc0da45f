import { type StaffRole, staffRoles } from '@poth/domain/identity/account.ts';
import { useText } from '../text/texts.ts';
import { rolesText } from './staff-text.ts';
import styles from './staff.module.css';

/** The roles to choose from, each with what it may do. */
export const StaffRoles = ({ legend, chosen }: { legend: string; chosen: StaffRole }) => {
  const t = useText(rolesText);
  return (
    <fieldset className={styles.roles}>
      <legend className="field-label">{legend}</legend>
      {staffRoles.map((role) => (
        <label key={role} className="check">
          <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
          <span>
            {t[role].name} <span className="muted small">{t[role].may}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
