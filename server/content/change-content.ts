import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { contentParts, deliveredContent, isContentPart } from '@poth/domain/content/content.ts';
import { isHomePart } from '@poth/domain/content/home.ts';
import { ChangeContentInput } from '@poth/domain/content/input.ts';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { cachedPlaces } from '../place/list-places.ts';
import { readContent } from './read-content.ts';
import { lockPart, writePart } from './store.ts';

/**
 * Writes one part of the home page or of the company's facts, which is shown from now on. The audit log records the old
 * and the new content.
 */
export const changeContent = call(
  {
    gate: 'admin',
    input: ChangeContentInput,
    unreadable: 'not-found',
    problems: [
      'invalid-input', // see readContent
      'already-decided', // another admin has changed it since the form was drawn
      'not-found', // no such part
    ],
  },
  async function changeContent({ deps, actor }, { part, content, seenVersion }): Promise<void> {
    if (!isContentPart(part)) throw new Problem('not-found');
    const became = readContent(part, content, {
      places: await cachedPlaces(deps)(),
      today: dhakaDate(deps.now()),
    });
    await transaction(deps.db, async (tx) => {
      const stored = await lockPart(tx, part);
      if ((stored?.version ?? 0) !== seenVersion) throw new Problem('already-decided');
      const was = stored ? contentParts[part].safeParse(stored.content).data : deliveredContent[part];
      if (JSON.stringify(was) === JSON.stringify(became)) return;
      if (!(await writePart(tx, { part, content: became, seenVersion, by: nameOfActor(actor) })))
        throw new Problem('already-decided');
      await recordAct(tx, actor, {
        stream: isHomePart(part) ? 'portal:home' : 'portal:company',
        act: isHomePart(part) ? 'home-changed' : 'company-changed',
        detail: { part, was, became },
      });
    });
    await deps.settings.refresh();
  },
);
