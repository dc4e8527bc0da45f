-- A keyed hash of the account or masked card that paid, as far as the gateway tells it. It is a signal for an admin, refuses
-- nobody, and goes after a week. Null: not told, or from before.
alter table payment add column payer_hash text collate "C";
create index payment_payer on payment (paid_at) where payer_hash is not null;
