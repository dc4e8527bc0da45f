import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPhone } from '../testing/buyer.ts';
import { actsOf, readMail } from '../testing/mailbox.ts';
import { again, type Person, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const start = async ({ actor, password }: Person, phone: string) => {
  const input = { phone, password, language: 'en' as const };
  const { codeId, phone: number } = await world.portal.identity.startPhoneChange(actor, input);
  const code = /code (\d{6})/.exec((await readMail(world, number)).join())?.[1] ?? '';
  return { phone: number, codeId, code };
};
const finish = ({ actor }: Person, input: { phone: string; codeId: string; code: string }) =>
  world.portal.identity.finishPhoneChange(actor, input);
const phoneOf = async (person: Person) => (await again(world, person)).actor.account.phone;

test('a number is tied to the account by the code that was sent to it, once', async () => {
  const person = await signUpPerson(world);
  await expect(start({ ...person, password: 'wrong' }, newPhone())).rejects.toMatchObject({
    fields: { faults: { password: 'password-wrong' } },
  });
  await expect(start(person, '0171')).rejects.toMatchObject({
    fields: { faults: { phone: 'phone-too-short-7' } },
  });
  const sent = await start(person, newPhone());
  const wrong = sent.code === '000000' ? '000001' : '000000';
  await expect(finish(person, { ...sent, code: wrong })).rejects.toMatchObject({
    code: 'code-wrong',
    fields: { triesLeft: 4 },
  });
  expect(await phoneOf(person)).toBeNull();
  await finish(person, sent);
  expect(await phoneOf(person)).toBe(sent.phone);
  await expect(finish(person, sent)).rejects.toMatchObject({ code: 'code-expired' });
  expect((await readMail(world, person.email)).join()).toContain('mobile number of your account was changed');
  expect(await actsOf(world, person.actor.account.userId)).toEqual(['phone-changed']);
});

test('that another account has the number is told only after the code', async () => {
  const [owner, other] = [await signUpPerson(world), await signUpPerson(world)];
  const phone = newPhone();
  await finish(owner, await start(owner, phone));
  const asked = await world.portal.identity
    .startPhoneChange(other.actor, { phone, password: other.password, language: 'en' })
    .catch((thrown: unknown) => thrown);
  // The number's code of this minute is used up; the next is requested as if that minute were over.
  expect(asked).toMatchObject({ code: 'number-has-its-codes' });
  await world.db.deleteFrom('tryCount').execute();
  const { codeId, phone: number } = await world.portal.identity.startPhoneChange(other.actor, {
    phone,
    password: other.password,
    language: 'en',
  });
  const codes = (await readMail(world, number)).flatMap((text) => /code (\d{6})/.exec(text)?.[1] ?? []);
  const answers: unknown[] = [];
  for (const code of codes)
    answers.push(
      await finish(other, { phone: number, codeId, code }).catch((thrown: { code: string }) => thrown.code),
    );
  expect(answers).toContain('phone-taken');
  expect([await phoneOf(owner), await phoneOf(other)]).toEqual([number, null]);
});

test('two accounts that prove one number at once: one of them has it', async () => {
  const people = [await signUpPerson(world), await signUpPerson(world)];
  const phone = newPhone();
  const proofs = [];
  for (const person of people) {
    const sent = await start(person, phone);
    await world.db.deleteFrom('tryCount').execute();
    proofs.push({ person, sent });
  }
  const codes = (await readMail(world, `+88${phone}`)).flatMap(
    (text) => /code (\d{6})/.exec(text)?.[1] ?? [],
  );
  const outcomes = await Promise.all(
    proofs.map(async ({ person, sent }) => {
      for (const code of codes) {
        const outcome = await finish(person, { ...sent, code }).then(
          () => 'tied',
          (thrown: { code: string }) => thrown.code,
        );
        if (outcome !== 'code-wrong') return outcome;
      }
      return 'no code';
    }),
  );
  expect(outcomes.toSorted()).toEqual(['phone-taken', 'tied']);
});

test('a code that one account asked for ties nothing to another, not even on the same device', async () => {
  const mine = await signUpPerson(world);
  const theirs = await signUpPerson(world);
  const sent = await start(mine, newPhone());
  const sameDevice = { ...theirs, actor: { ...theirs.actor, buyerId: mine.actor.buyerId } };
  await expect(finish(sameDevice, sent)).rejects.toMatchObject({ code: 'code-expired' });
  await expect(finish(mine, { ...sent, codeId: randomUUID() })).rejects.toMatchObject({
    code: 'code-expired',
  });
});
