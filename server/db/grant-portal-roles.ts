import pg from 'pg';

const roles = ['poth_app', 'poth_auditor', 'poth_archivist'];

/**
 * Lets the login of `url` act as the portal, its auditor and its archivist, by the rights of the migrating login; does
 * nothing where it is a superuser or a member already. The portal may read which migrations are applied.
 */
export const grantPortalRoles = async (migrationUrl: string, url: string): Promise<void> => {
  const login = decodeURIComponent(new URL(url).username);
  const client = new pg.Client({ connectionString: migrationUrl });
  await client.connect();
  try {
    for (const role of roles) {
      const { rows } = await client.query<{ member: boolean }>('select pg_has_role($1, $2, $3) as member', [
        login,
        role,
        'member',
      ]);
      if (!rows[0]?.member) await client.query(`grant ${role} to ${client.escapeIdentifier(login)}`);
    }
    const seen = "select has_table_privilege('poth_app', 'schema_migration', 'select') as allowed";
    const { rows } = await client.query<{ allowed: boolean }>(seen);
    if (!rows[0]?.allowed) await client.query('grant select on schema_migration to poth_app');
  } finally {
    await client.end();
  }
};
