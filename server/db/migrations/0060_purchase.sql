-- A payment pays for a purchase: one booking, or several on trips of their own. Its row on the trip of each is its share
-- there; all of them have its payment_id and tran_id. Of each share beside this one, as they were when it was opened: its
-- trip and its amount, [{"tripId", "amountPaisa"}]. None: this booking alone, as with every payment from before and every
-- one that the program from before opens; a default of all rows writes none of them anew.
alter table payment add column other_shares jsonb not null default '[]';
