import { latinDigits } from '../language.ts';

/**
 * Reads a code or PIN as it was typed or pasted: in digits of either language, white space of any kind does not count.
 */
export const readTypedCode = (typed: string): string => latinDigits(typed).replace(/\s/g, '');
