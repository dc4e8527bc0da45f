import { readTypedCode } from '@poth/domain/identity/typed-code.ts';
import { Problem } from '@poth/domain/problem.ts';

/** Reads a code as it was typed. Problems: invalid-input (code-missing). */
export const readCode = (typed: string, longest = 20): string => {
  const code = readTypedCode(typed).slice(0, longest);
  if (!code) throw new Problem('invalid-input', { faults: { code: 'code-missing' } });
  return code;
};
