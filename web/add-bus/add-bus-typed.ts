import { longestBusText } from '@poth/domain/add-bus/add-bus-input.ts';

/** Form of Add Your Bus as it was sent, without its picture, which a browser does not restore. */
export type BusTyped = {
  busName: string;
  busNumber: string;
  date: string;
  from: string;
  destination: string;
  reportingTime: string;
  departureTime: string;
  fare: string;
  coachType: string;
  seatPlan: string;
  arrivalTime: string;
  /** Null: unchanged, so that the coach type decides. */
  facilities: string[] | null;
  boarding: CounterTyped;
  dropping: CounterTyped;
  weekdays: number[];
  until: string;
  exceptions: string[];
};
export type CounterTyped = { counterId: string; address: string; phone: string };
export type CounterEnd = 'boarding' | 'dropping';

export const noBus = (given: Pick<BusTyped, 'busName' | 'date'>): BusTyped => ({
  ...given,
  busNumber: '',
  from: '',
  destination: '',
  reportingTime: '',
  departureTime: '',
  fare: '',
  coachType: '',
  seatPlan: '',
  arrivalTime: '',
  facilities: null,
  boarding: { counterId: '', address: '', phone: '' },
  dropping: { counterId: '', address: '', phone: '' },
  weekdays: [],
  until: '',
  exceptions: [],
});

/** Reads the form; `addBus` checks its values. */
export const readBusForm = (form: FormData): BusTyped => {
  const cut = (value: unknown) => String(value ?? '').slice(0, longestBusText);
  const text = (name: string) => cut(form.get(name));
  const all = (name: string) => form.getAll(name).map(cut);
  const counter = (end: CounterEnd): CounterTyped => ({
    counterId: text(`${end}Counter`),
    address: text(`${end}Address`),
    phone: text(`${end}Phone`),
  });
  const facilities = all('facilities');
  return {
    busName: text('busName'),
    busNumber: text('busNumber'),
    date: text('date'),
    from: text('from'),
    destination: text('to'),
    reportingTime: text('reportingTime'),
    departureTime: text('departureTime'),
    fare: text('fare'),
    coachType: text('coachType'),
    seatPlan: text('seatPlan'),
    arrivalTime: text('arrivalTime'),
    facilities: facilities.join(' ') === text('facilitiesShown') ? null : facilities,
    boarding: counter('boarding'),
    dropping: counter('dropping'),
    weekdays: all('weekdays').map(Number),
    until: text('until'),
    exceptions: all('exceptions').filter(Boolean),
  };
};
