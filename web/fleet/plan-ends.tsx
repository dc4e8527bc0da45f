import { doorPlaces, driverSides } from '@poth/domain/fleet/seat-layout.ts';
import { useText } from '../text/texts.ts';
import { Field } from '../ui/field.tsx';
import { fleetText } from './text.ts';
import type { DrawnPlan } from './use-plan.ts';
import styles from './fleet.module.css';

/** Where the door is and where the driver sits. */
export const PlanEnds = ({ drawn: { door, driver, setEnds } }: { drawn: DrawnPlan }) => {
  const t = useText(fleetText).editor;
  return (
    <div className={styles.planEnds}>
      <Field label={t.door}>
        {(control) => (
          <select
            name="door"
            value={door}
            onChange={({ target }) =>
              setEnds({ door: doorPlaces.find((place) => place === target.value) ?? door })
            }
            {...control}
          >
            {doorPlaces.map((place) => (
              <option key={place} value={place}>
                {t.doors[place]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t.driver}>
        {(control) => (
          <select
            name="driver"
            value={driver}
            onChange={({ target }) =>
              setEnds({ driver: driverSides.find((side) => side === target.value) ?? driver })
            }
            {...control}
          >
            {driverSides.map((side) => (
              <option key={side} value={side}>
                {t.drivers[side]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
};
