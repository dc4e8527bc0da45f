-- Numbers of a company that its receipts say, besides its licence: of its registration, as it is written there, and of VAT
-- (BIN, nine and four digits). Null: it has given none, and its receipts say nothing of it.
alter table operator add column registration_number text check (char_length(registration_number) between 1 and 40);
alter table operator add column vat_number text check (vat_number ~ '^[0-9]{9}-[0-9]{4}$');
