-- A rejected application no longer keeps a licence number from the company that it belongs to.
alter table operator drop constraint operator_licence_number_key;
create unique index operator_licence_number_key on operator (licence_number) where state <> 'rejected';
