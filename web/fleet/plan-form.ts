import { type DoorPlace, doorPlaces, type DriverSide, driverSides } from '@poth/domain/fleet/seat-layout.ts';

/** Form of the plan editor as it was sent. */
export type PlanTyped = {
  planId: string;
  seenVersion: number;
  name: string;
  plan: string;
  door: DoorPlace;
  driver: DriverSide;
};

/** Reads the editor's form; `saveSeatPlan` checks its values. */
export const readPlanForm = (form: FormData): PlanTyped => {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    planId: text('planId'),
    seenVersion: Math.max(0, Math.trunc(Number(text('seenVersion')))) || 0,
    name: text('name'),
    plan: text('plan').replaceAll('\r\n', '\n'),
    door: doorPlaces.find((door) => door === text('door')) ?? 'front',
    driver: driverSides.find((driver) => driver === text('driver')) ?? 'right',
  };
};
