import type { Deps } from '../deps.ts';

/** Reads the id of the session that the auth library has just put into the cookies of an answer. */
export const sessionIdOfAnswer = async (
  { auth }: Pick<Deps, 'auth'>,
  answer: Headers | null | undefined,
): Promise<string> => {
  const cookie = (answer?.getSetCookie() ?? []).map((set) => set.split(';')[0]).join('; ');
  const read = await auth.api.getSession({
    headers: new Headers({ cookie }),
    query: { disableRefresh: true },
  });
  if (!read) throw new Error('the library gave no session');
  return read.session.id;
};
