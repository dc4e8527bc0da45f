-- Kept seats whose end has passed are released by a chore, which looks for them every two seconds.
create index seat_block_end on seat_block (expires_at) where released_at is null and expires_at is not null;
