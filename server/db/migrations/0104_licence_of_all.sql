-- The key over the licence numbers of all companies, the rejected ones included.
alter table operator drop constraint operator_licence_number_key;
