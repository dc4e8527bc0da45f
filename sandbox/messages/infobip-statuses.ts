/** Statuses of Infobip that the catcher can return, from Infobip's list of response codes. */
export const infobipStatuses = {
  accepted: {
    groupId: 1,
    groupName: 'PENDING',
    id: 26,
    name: 'PENDING_ACCEPTED',
    description: 'Message sent to next instance',
  },
  pending: {
    groupId: 3,
    groupName: 'DELIVERED',
    id: 2,
    name: 'DELIVERED_TO_OPERATOR',
    description: 'Message delivered to operator',
  },
  delivered: {
    groupId: 3,
    groupName: 'DELIVERED',
    id: 5,
    name: 'DELIVERED_TO_HANDSET',
    description: 'Message delivered to handset',
  },
  undeliverable: {
    groupId: 2,
    groupName: 'UNDELIVERABLE',
    id: 9,
    name: 'UNDELIVERABLE_NOT_DELIVERED',
    description: 'Message sent not delivered',
  },
  duplicate: {
    groupId: 5,
    groupName: 'REJECTED',
    id: 23,
    name: 'REJECTED_DUPLICATE_MESSAGE_ID',
    description: 'Rejected duplicate message ID',
  },
  invalidDestination: {
    groupId: 5,
    groupName: 'REJECTED',
    id: 52,
    name: 'REJECTED_INVALID_DESTINATION',
    description: 'Invalid destination address.',
  },
} as const;
