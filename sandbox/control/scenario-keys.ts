import { z } from 'zod';
import { normal, scenarioSchema } from '../scenario.ts';

/** The scenario table in words: each key, its values (the normal one first) and its effect. */
export const scenarioKeys: readonly { key: string; values: string; what: string }[] = Object.entries(
  z.toJSONSchema(scenarioSchema).properties ?? {},
).map(([key, about]) => {
  const { enum: choices, type, description } = typeof about === 'object' ? about : {};
  const usual = JSON.stringify(normal[key as keyof typeof normal]);
  const rest = choices?.map((choice) => JSON.stringify(choice)).filter((choice) => choice !== usual);
  return { key, values: rest ? [usual, ...rest].join(' ') : `${usual} (${type})`, what: description ?? '' };
});
