import type { World } from './world.ts';

/** Messages sent to an address or number so far. */
export const readMail = async (world: World, to: string): Promise<string[]> => {
  await world.doChores();
  return (await world.gateway.messages(to)).map(({ text }) => text);
};

/** Finds the token of a link to a page of the portal in a mail. */
export const tokenSentTo = async (world: World, to: string, page: string): Promise<string> => {
  const found = (await readMail(world, to)).flatMap(
    (text) => new RegExp(`/${page}\\?token=([\\w.-]+)`).exec(text)?.[1] ?? [],
  );
  if (found.length !== 1) throw new Error(`${found.length} links to ${page} were sent to ${to}`);
  return found[0] ?? '';
};

/** Entries of the audit log about an account, in their order. */
export const actsOf = async ({ db }: World, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('auditLog')
    .select('act')
    .where('stream', '=', `account:${userId}`)
    .orderBy('entryNo')
    .execute();
  return rows.map(({ act }) => act);
};
