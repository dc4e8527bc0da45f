import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { adminText } from './text.ts';

type BookingActorProps = {
  /** Name of the actor in history and log. */
  actor: string;
  /** The same of the reader. */
  me: string;
};

/**
 * Tells who changed a booking: an account by a link to it, the portal's own steps and gateways by their kind. Its name is
 * not read: a booking of the archive has no accounts beside it.
 */
export const BookingActor = ({ actor, me }: BookingActorProps) => {
  const { actors: t, actorKinds } = useText(adminText);
  const kinds: Readonly<Record<string, string>> = actorKinds;
  const [kind = '', id] = actor.split(':');
  if (actor === me) return t.me;
  if (kind === 'account')
    return (
      <LocalLink className="link" to={`/users/${id}`}>
        {t.account}
      </LocalLink>
    );
  if (kind === 'gateway') return t.gateway(id ?? '');
  if (Object.hasOwn(kinds, kind)) return kinds[kind];
  return /^[\da-f-]{36}$/.test(actor) ? t.visitor : actor;
};
