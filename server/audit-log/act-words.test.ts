import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { actsText } from '@poth/web/people/people-text.ts';
import { bookingText } from '@poth/web/back-office/booking-text.ts';
import { portalActsText } from '@poth/web/audit-log/text.ts';

const server = fileURLToPath(new URL('..', import.meta.url));
const words = { ...actsText, ...bookingText.actNames, ...portalActsText };

/**
 * Finds every act that the server names where it records one: act: 'staff-joined', act: known ? 'place-changed' :
 * 'place-added', const act = 'difference-closed'.
 */
const recorded = (): string[] => {
  const files = globSync('*/*.ts', { cwd: server }).filter(
    (file) => !/\.test\.ts$|^(testing|node_modules)/.test(file),
  );
  const named = files.flatMap(
    (file) =>
      readFileSync(server + file, 'utf8').match(
        /\bact(?::| =) (?:[\w()]+ \? )?'[a-z-]+'(?: : '[a-z-]+')?/g,
      ) ?? [],
  );
  return [...new Set(named.flatMap((text) => text.match(/(?<=')[a-z]+-[a-z-]+(?=')/g) ?? []))].toSorted();
};

test('every act that is written into the audit log has words for who reads it', () => {
  const acts = recorded();
  expect(acts.length).toBeGreaterThan(60);
  expect(acts.filter((act) => !Object.hasOwn(words, act))).toEqual([]);
});
