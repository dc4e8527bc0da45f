import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as nouns from './calls.ts';
import type { Portal } from './portal.ts';
import { isCall } from './bind-calls.ts';
import { openDatabase } from './db/database.ts';
import type { Replica } from './db/replica.ts';
import { identityCases, peopleCases } from './testing/matrix/account-cases.ts';
import { backOfficeCases, invariantsCases } from './testing/matrix/admin-cases.ts';
import { boardingCases } from './testing/matrix/boarding-cases.ts';
import { enquiryCases } from './testing/matrix/enquiry-cases.ts';
import {
  addBusCases,
  counterCases,
  fleetCases,
  operatorCases,
  tripCases,
} from './testing/matrix/operator-cases.ts';
import { networkCases, scheduleCases } from './testing/matrix/network-cases.ts';
import { privacyCases } from './testing/matrix/privacy-cases.ts';
import { saleWindowCases } from './testing/matrix/sale-window-cases.ts';
import { promoCases } from './testing/matrix/promo-cases.ts';
import { reconciliationCases } from './testing/matrix/reconciliation-cases.ts';
import { salesReportCases } from './testing/matrix/report-cases.ts';
import {
  bookingCases,
  linkPreviewCases,
  notifyMeCases,
  paymentCases,
  refundCases,
  searchCases,
  seatingCases,
  seatWaitlistCases,
  ticketCases,
  waitingRoomCases,
} from './testing/matrix/selling-cases.ts';
import { auditLogCases, contentCases, placeCases, settingsCases } from './testing/matrix/settings-cases.ts';
import { renamingCases } from './testing/matrix/renaming-cases.ts';
import { exchangeCases } from './testing/matrix/exchange-cases.ts';
import { rebookingCases } from './testing/matrix/rebooking-cases.ts';
import { ratingCases } from './testing/matrix/rating-cases.ts';
import { supportCases } from './testing/matrix/support-cases.ts';
import { settlementCases } from './testing/matrix/settlement-cases.ts';
import { feedbackCases, tripSharingCases } from './testing/matrix/feedback-cases.ts';
import type { Case, CasesOf } from './testing/matrix/case.ts';
import { furtherCases } from './testing/matrix/further-cases.ts';
import { outcomeOf } from './testing/matrix/outcome.ts';
import { type Role, roles } from './testing/matrix/callers.ts';
import { createScene, type Scene } from './testing/matrix/scene.ts';
import { createWorld, type World } from './testing/world.ts';

/** Cases of every call of the portal; a missing one does not compile. */
const cases: { [Noun in keyof Portal]: CasesOf<Noun> } = {
  addBus: addBusCases,
  auditLog: auditLogCases,
  backOffice: backOfficeCases,
  boarding: boardingCases,
  booking: bookingCases,
  content: contentCases,
  counter: counterCases,
  enquiry: enquiryCases,
  feedback: feedbackCases,
  fleet: fleetCases,
  identity: identityCases,
  invariants: invariantsCases,
  linkPreview: linkPreviewCases,
  network: networkCases,
  notifyMe: notifyMeCases,
  operator: operatorCases,
  payment: paymentCases,
  people: peopleCases,
  place: placeCases,
  privacy: privacyCases,
  promo: promoCases,
  saleWindow: saleWindowCases,
  reconciliation: reconciliationCases,
  rating: ratingCases,
  rebooking: rebookingCases,
  exchange: exchangeCases,
  renaming: renamingCases,
  refund: refundCases,
  salesReport: salesReportCases,
  schedule: scheduleCases,
  search: searchCases,
  seating: seatingCases,
  seatWaitlist: seatWaitlistCases,
  settings: settingsCases,
  settlement: settlementCases,
  support: supportCases,
  ticket: ticketCases,
  trip: tripCases,
  tripSharing: tripSharingCases,
  waitingRoom: waitingRoomCases,
};

const camel = (noun: string) => noun.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

let world: World;
let scene: Scene;
beforeAll(async () => {
  // Calls that may be answered from a replica are asked over connections that cannot write.
  world = await createWorld({ chores: false, openReplica: (_, url) => readingOnly(url) });
  scene = await createScene(world);
}, 60_000);
afterAll(() => world.stop());

/** Makes a replica of the database itself, up to date and read-only. */
const readingOnly = (url: string): Replica => {
  const db = openDatabase(url, 'poth_app', { readsOnly: true });
  return { db, isFollowing: () => true, stop: () => db.destroy() };
};
const callerOf = (role: Role) => {
  const caller = scene.callers[role];
  return { ...caller, actor: { ...caller.actor, mayReadBehind: true } };
};

/** Lets every role try a call, and compares those let through with those allowed. */
const expectRights = async ({ allowed, attempt, answers }: Case): Promise<void> => {
  const seen: Record<string, string> = {};
  for (const role of roles)
    seen[role] = await outcomeOf(() => attempt(world.portal, callerOf(role), scene), answers);
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
    ].map(([, verb]) => `${camel(file.split('/')[0] ?? '')}.${verb}`),
  );
  expect(declared.toSorted()).toEqual(named(world.portal));
  expect(named(cases)).toEqual(named(world.portal));
  for (const [noun, module] of Object.entries(nouns))
    for (const [verb, value] of Object.entries(module))
      if (isCall(value)) expect(`${noun}.${value.name}`).toBe(`${noun}.${verb}`);
});
