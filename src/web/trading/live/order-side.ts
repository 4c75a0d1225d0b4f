/** The side of an order, or of the order that a trade began with. */
export type OrderSide = 'BUY' | 'SELL'
