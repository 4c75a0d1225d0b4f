/** Spot orders as a server sends them, for tests of order lists. */

const ORDER = {
  orderId: 'E1',
  memberId: 600012,
  type: 'LIMIT_PRICE',
  amount: '0.5',
  symbol: 'BTC/USDT',
  tradedAmount: '0',
  turnover: '0',
  coinSymbol: 'BTC',
  baseSymbol: 'USDT',
  status: 'TRADING',
  direction: 'BUY',
  price: '12345.67',
  time: 1_795_224_600_000,
  canceledTime: null,
  completedTime: null,
  useDiscount: '0',
  detail: [] as readonly object[],
}

export const spotOrder = (change: Partial<typeof ORDER> = {}): object => ({ ...ORDER, ...change })

/** Returns a list answer of one page. */
export const orderPage = (...content: readonly object[]): object => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  size: 100,
  number: 0,
})
