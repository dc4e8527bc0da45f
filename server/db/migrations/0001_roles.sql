-- Group roles: the portal acts as poth_app, the audit reads as poth_auditor. Nobody logs in as them:
-- a login that is a member takes the role when it connects.
do $$
begin
  if not exists (select from pg_roles where rolname = 'poth_app') then create role poth_app nologin; end if;
  if not exists (select from pg_roles where rolname = 'poth_auditor') then create role poth_auditor nologin; end if;
exception when duplicate_object or unique_violation then null;
end $$;

grant usage on schema public to poth_app, poth_auditor;
