-- A rejected application no longer keeps a licence number from the company that it belongs to: this key takes the place of the
-- one that the next migration drops. Each is a file of its own: a cluster sends the whole text of one that alters a table.
create unique index operator_licence_key on operator (licence_number) where state <> 'rejected';
