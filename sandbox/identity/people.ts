import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { StandIn } from './stand-ins.ts';

/** Person of the sign-in page; an unticked box is not sent at all. */
export const personForm = z.object({
  email: z.string().trim().pipe(z.email().max(254)),
  name: z.string().trim().min(1).max(100),
  verified: z.literal('on').optional(),
});
export type PersonForm = z.infer<typeof personForm>;

export type Claims = { sub: string; email: string; email_verified: boolean; name: string };

/** People who signed in with one provider, by sub; e-mails that differ only in case are one account. */
export function peopleOf(standIn: StandIn) {
  const known = new Map<string, Claims>();
  return {
    remember: ({ email, name, verified }: PersonForm): Claims => {
      const sub = createHash('sha256').update(`${standIn.key} ${email.toLowerCase()}`).digest('base64url');
      const claims = { sub, email, email_verified: verified === 'on', name };
      known.set(sub, claims);
      return claims;
    },
    find: (sub: string) => known.get(sub),
  };
}

export type People = ReturnType<typeof peopleOf>;
