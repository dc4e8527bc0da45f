import { doorPlaces, driverSides } from '@poth/domain/fleet/seat-layout.ts';
import { useText } from '../text/texts.ts';
import { SelectField } from '../ui/text-field.tsx';
import { fleetText } from './text.ts';
import type { DrawnPlan } from './use-plan.ts';
import styles from './fleet.module.css';

/** Where the door is and where the driver sits. */
export const PlanEnds = ({ drawn: { door, driver, setEnds } }: { drawn: DrawnPlan }) => {
  const t = useText(fleetText).editor;
  return (
    <div className={styles.planEnds}>
      <SelectField
        label={t.door}
        name="door"
        value={door}
        onChange={({ target }) =>
          setEnds({ door: doorPlaces.find((place) => place === target.value) ?? door })
        }
        options={doorPlaces.map((place) => ({ value: place, label: t.doors[place] }))}
      />
      <SelectField
        label={t.driver}
        name="driver"
        value={driver}
        onChange={({ target }) =>
          setEnds({ driver: driverSides.find((side) => side === target.value) ?? driver })
        }
        options={driverSides.map((side) => ({ value: side, label: t.drivers[side] }))}
      />
    </div>
  );
};
