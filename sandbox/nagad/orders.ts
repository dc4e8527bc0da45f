/** Order that was initialized: by its reference, until it is completed. */
export type NagadOrders = Map<string, { orderId: string; challenge: string }>;
