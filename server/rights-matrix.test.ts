import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nouns, type Portal } from './portal.ts';
import { isCall } from './bind-calls.ts';
import { accountCases } from './testing/matrix/account-cases.ts';
import { boardingCases } from './testing/matrix/boarding-cases.ts';
import { adminCases } from './testing/matrix/admin-cases.ts';
import type { Case, CasesOf } from './testing/matrix/case.ts';
import { counterCases, fleetCases, operatorCases, tripCases } from './testing/matrix/operator-cases.ts';
import { privacyCases } from './testing/matrix/privacy-cases.ts';
import { promoCases } from './testing/matrix/promo-cases.ts';
import { enquiryCases } from './testing/matrix/enquiry-cases.ts';
import { furtherCases } from './testing/matrix/further-cases.ts';
import { outcomeOf } from './testing/matrix/outcome.ts';
import { roles } from './testing/matrix/callers.ts';
import { createScene, type Scene } from './testing/matrix/scene.ts';
import { reportCases } from './testing/matrix/report-cases.ts';
import { settlementCases } from './testing/matrix/settlement-cases.ts';
import {
  bookingCases,
  cardCases,
  paymentCases,
  refundCases,
  searchCases,
  seatingCases,
  ticketCases,
} from './testing/matrix/selling-cases.ts';
import { auditCases, contentCases, placeCases, settingsCases } from './testing/matrix/settings-cases.ts';
import { voiceCases } from './testing/matrix/voice-cases.ts';
import { createWorld, type World } from './testing/world.ts';

/** Every call of the portal; one that is missing here does not compile. */
const cases: { [Noun in keyof Portal]: CasesOf<Noun> } = {
  account: accountCases,
  admin: adminCases,
  privacy: privacyCases,
  place: placeCases,
  audit: auditCases,
  settings: settingsCases,
  content: contentCases,
  operator: operatorCases,
  search: searchCases,
  card: cardCases,
  fleet: fleetCases,
  promo: promoCases,
  seating: seatingCases,
  booking: bookingCases,
  payment: paymentCases,
  ticket: ticketCases,
  refund: refundCases,
  trip: tripCases,
  counter: counterCases,
  enquiry: enquiryCases,
  settlement: settlementCases,
  voice: voiceCases,
  report: reportCases,
  boarding: boardingCases,
};

let world: World;
let scene: Scene;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  scene = await createScene(world);
}, 60_000);
afterAll(() => world.stop());

/** Lets everybody try a call, and compares who came through with who may. */
const expectRights = async ({ allowed, attempt, answers }: Case): Promise<void> => {
  const seen: Record<string, string> = {};
  for (const role of roles)
    seen[role] = await outcomeOf(() => attempt(world.portal, scene.callers[role], scene), answers);
  const expected = roles.map((role) => [role, allowed.includes(role) ? 'allowed' : 'refused']);
  expect(seen).toEqual(Object.fromEntries(expected));
};

for (const [noun, verbs] of Object.entries(cases))
  describe(`portal.${noun}`, () => {
    test.each(Object.entries(verbs))('%s', async (_, row) => {
      await expectRights(row);
    });
  });

test.each(Object.entries(furtherCases))('portal.%s', async (_, row) => {
  await expectRights(row);
});

test('every call that a file declares is opened by the portal under its own name, and is in the matrix', () => {
  const named = (table: object) =>
    Object.entries(table)
      .flatMap(([noun, verbs]) => Object.keys(verbs).map((verb) => `${noun}.${verb}`))
      .sort();
  const declared = globSync('*/*.ts', { cwd: import.meta.dirname }).flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
        /^export const (\w+) = (?:call|browserCall)\(/gm,
      ),
    ].map(([, verb]) => `${file.split('/')[0]}.${verb}`),
  );
  expect(declared.toSorted()).toEqual(named(world.portal));
  expect(named(cases)).toEqual(named(world.portal));
  for (const [noun, module] of Object.entries(nouns))
    for (const [verb, value] of Object.entries(module))
      if (isCall(value)) expect(`${noun}.${value.name}`).toBe(`${noun}.${verb}`);
});
