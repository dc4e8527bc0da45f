-- A booking of a trip that its company cancelled or moved may go on to another of its trips. The refund is the hinge: until
-- choose_by it is not sent, and it is either carried to the other booking, once, or it goes back. ask_at of a refund that is
-- kept so lies at choose_by, so a program from before sends it in its time, too.
alter table refund add column choose_by timestamptz;
alter table refund add column carried_to_trip_id uuid;
alter table refund add column carried_to_booking_id uuid;
alter table refund add column carried_to_pnr text collate "C";
alter table refund add constraint refund_carried check (
  (carried_to_trip_id is null) = (carried_to_booking_id is null) and (carried_to_trip_id is null) = (carried_to_pnr is null)
  and (carried_to_trip_id is null or state = 'settled')) not valid;

-- The payment of the other booking: money of that refund, with the gateway that took it at first, so what comes back of it goes
-- there as ever.
alter table payment add column carried_from_trip_id uuid;
alter table payment add column carried_from_refund_id uuid;
