import { latinDigits } from '@poth/domain/language.ts';
import { Problem } from '@poth/domain/problem.ts';

/** Reads a code as it was typed, in digits of any language. Problems: invalid-input (code-missing). */
export const readCode = (typed: string, longest = 20): string => {
  const code = latinDigits(typed.trim()).slice(0, longest);
  if (!code) throw new Problem('invalid-input', { faults: { code: 'code-missing' } });
  return code;
};
