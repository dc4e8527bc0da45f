/** Orders that were initialized and not yet completed, by their reference. */
export type NagadOrders = Map<string, { orderId: string; challenge: string }>;
