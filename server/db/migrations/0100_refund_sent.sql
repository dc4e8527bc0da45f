-- The daily comparison lists the refunds that a gateway accepted in a part of a day, 144 times a day.
create index refund_sent on refund (sent_at) where sent_at is not null;
