import { dhakaIso } from '@poth/domain/dhaka.ts';
import { amountText } from '@poth/domain/money.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import type { StopPoint } from '@poth/domain/trip/trip.ts';
import { splitAddresses } from './mail-words.ts';

/** Source of the properties: developers.google.com/workspace/gmail/markup/reference/bus-reservation. */
const schema = 'https://schema.org';

/**
 * Describes a booking as schema.org's BusReservation, from which mail programs make a card, a calendar entry and a link
 * to the ticket. A booking whose tickets are all void, or whose trip is cancelled, is a cancelled one; one that never had
 * tickets has none. link: the ticket.
 */
export const reservationOf = (document: TicketDocument, link: string): { reservation?: object } => {
  if (document.tickets.length === 0) return {};
  const { language, operator, coachNumber, boarding, dropping, news } = document;
  const live = document.tickets.filter(({ state }) => state !== 'void');
  const isCancelled = news.cancelled || live.length === 0;
  // The buyer typed this name, so links in it are defused.
  const underName = { '@type': 'Person', name: splitAddresses(document.contactName) };
  const busStop = ({ name, address }: StopPoint) => ({
    '@type': 'BusStop',
    name: name[language],
    address: address[language],
  });
  const reservation = {
    '@context': schema,
    '@type': 'BusReservation',
    reservationNumber: document.pnr,
    reservationStatus: `${schema}/${isCancelled ? 'ReservationCancelled' : 'ReservationConfirmed'}`,
    url: link,
    underName,
    provider: { '@type': 'Organization', name: operator.name[language] },
    reservationFor: {
      '@type': 'BusTrip',
      busName: operator.name[language],
      busNumber: coachNumber,
      provider: { '@type': 'Organization', name: operator.name[language] },
      departureBusStop: busStop(boarding),
      departureTime: dhakaIso(boarding.at),
      arrivalBusStop: busStop(dropping),
      arrivalTime: dhakaIso(dropping.at),
    },
    reservedTicket: live.map(({ seatNo, ticketId, code }) => ({
      '@type': 'Ticket',
      ticketNumber: ticketId,
      ticketedSeat: { '@type': 'Seat', seatNumber: seatNo },
      ...(code && { ticketToken: `qrCode:${code}` }),
    })),
    totalPrice: amountText(document.paidPaisa),
    priceCurrency: 'BDT',
  };
  return { reservation };
};
