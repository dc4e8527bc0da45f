import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { tokenSentTo } from '../testing/mailbox.ts';
import { again, makeOwner, type Person, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
}, 60_000);
afterAll(() => world.stop());

/** Signs up a person whose new address awaits its link; invited: to a company's staff. */
const someone = async ({ invited }: { invited: boolean }) => {
  const person = await signUpPerson(world);
  const email = `new-${person.email}`;
  await world.portal.identity.changeEmail(person.actor, { email, password: person.password });
  if (invited) {
    const owner = await makeOwner(world, await signUpPerson(world, { accountType: 'busProvider' }));
    await world.portal.operator.inviteStaff(owner.actor, { email, role: 'conductor' });
  }
  return { person, token: await tokenSentTo(world, email, 'verify-email') };
};

const go = async (person: Person | null, path: string, form?: Record<string, string>) => {
  const answer = await fetch(world.publicUrl + path, {
    redirect: 'manual',
    headers: {
      cookie: person?.browser.headers.get('cookie') ?? '',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
    },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return { to: answer.headers.get('location') ?? '', cookies: answer.headers.getSetCookie().join() };
};

test.each(['', '/bn'])(
  'who confirms the invited address in their own browser lands on the invitation: %s',
  async (bn) => {
    const { person, token } = await someone({ invited: true });
    const confirmed = await go(person, `${bn}/verify-email`, { token });
    expect((await again(world, person)).actor.account.emailVerified).toBe(true);
    const landed = await go(person, confirmed.to);
    expect(landed.to).toBe(`${bn}/staff/join`);
    expect(landed.cookies).toMatch(/notice=email-confirmed(?!.*notice=;)/);
  },
);

test('who opens it on another device logs in first, with the way back to it, and lands there', async () => {
  const { person, token } = await someone({ invited: true });
  const page = await (await fetch(`${world.publicUrl}/verify-email?token=${token}`)).text();
  const back = encodeURIComponent(`/verify-email?token=${token}`);
  expect(page).toContain(`/login?to=${back}`);
  const refused = await go(null, '/verify-email', { token });
  expect([refused.to, (await again(world, person)).actor.account.email]).toEqual(['', person.email]);
  const confirmed = await go(person, '/verify-email', { token });
  expect((await go(person, confirmed.to)).to).toBe('/staff/join');
});

test('who is not invited goes on as before, and nobody signed in is told nothing', async () => {
  const { person, token } = await someone({ invited: false });
  expect((await go(person, (await go(person, '/verify-email', { token })).to)).to).toBe('/security');
  expect((await go(person, '/verify-email?done=login')).to).toBe('/');
  expect((await go(null, '/verify-email?done=login')).to).toBe('/login');
});
