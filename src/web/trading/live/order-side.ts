/** The side of an order, or of the taker of a trade. */
export type OrderSide = 'BUY' | 'SELL'
