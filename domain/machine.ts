/** State machine: for each state, the events that may happen in it and the state that each leads to. */
export type Machine<State extends string, Event extends string> = Readonly<
  Record<State, Partial<Readonly<Record<Event, State>>>>
>;

/**
 * Returns the state that an event leads to; undefined if the event may not happen. The server calls this function
 * itself; its SQL then moves `where state = $from`.
 */
export const nextState = <State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): State | undefined => machine[state][event];

/** Returns the states that cannot be reached from the first one: each is a mistake in the table. */
export const unreachable = <State extends string, Event extends string>(
  machine: Machine<State, Event>,
  first: State,
): State[] => {
  const seen = new Set<State>([first]);
  for (const state of seen)
    for (const to of Object.values<State | undefined>(machine[state])) if (to) seen.add(to);
  return (Object.keys(machine) as State[]).filter((state) => !seen.has(state));
};
