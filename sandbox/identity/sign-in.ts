import type { Context } from 'hono';
import { Hono } from 'hono';
import type { InteractionResults, Provider } from 'oidc-provider';
import { limitBody } from '../limit-body.ts';
import type { Http } from '../sandbox.ts';
import { problemPage, samplePerson, signInPage } from './pages.ts';
import type { People } from './people.ts';
import { personForm } from './people.ts';
import type { StandIn } from './stand-ins.ts';

/** Serves the one page between the portal's request and the provider's answer: the customer says who they are, or cancels. */
export function signInRoutes(standIn: StandIn, people: People, provider: () => Promise<Provider>) {
  const app = new Hono<Http>();

  /** Tells whether this browser's cookie belongs to this sign-in, still open. */
  const isWaiting = async (c: Context<Http>) => {
    const details = (await provider()).interactionDetails(c.env.incoming, c.env.outgoing);
    return (await details.catch(nullIfOver))?.uid === c.req.param('uid');
  };
  const goOn = async (c: Context<Http>, result: InteractionResults) =>
    c.redirect(await (await provider()).interactionResult(c.env.incoming, c.env.outgoing, result), 303);
  const isOver = (c: Context<Http>) => c.html(problemPage('This sign-in is over.'), 404);

  app.get('/:uid', async (c) =>
    (await isWaiting(c)) ? c.html(signInPage(standIn, samplePerson)) : isOver(c),
  );

  app.post('/:uid', limitBody(16 * 1024), async (c) => {
    if (!(await isWaiting(c))) return isOver(c);
    const form = await c.req.parseBody();
    if (form.answer === 'cancel') {
      return goOn(c, { error: 'access_denied', error_description: 'The customer went back.' });
    }
    const read = personForm.safeParse(form);
    if (!read.success) {
      const typed = {
        email: `${form.email ?? ''}`,
        name: `${form.name ?? ''}`,
        verified: 'verified' in form,
      };
      return c.html(signInPage(standIn, typed, 'Type an e-mail, as rahima@example.com, and a name.'), 422);
    }
    const { sub } = people.remember(read.data);
    return goOn(c, { login: { accountId: sub }, consent: {}, select_account: {} });
  });
  return app;
}

function nullIfOver(fault: unknown) {
  if (fault instanceof Error && fault.name === 'SessionNotFound') return null;
  throw fault;
}
