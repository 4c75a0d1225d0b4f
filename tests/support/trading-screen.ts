import { expect, type Page } from '@playwright/test'

/** The market that most tests trade in. */
export const TRADE_PATH = '/exchange/btc_usdt'
/** The contracts that most tests trade in. */
export const SWAP_PATH = '/swap/btc_usdt'
export const COIN_SWAP_PATH = '/coinswap/btc_usdt'

/** Operations that its screen reads over HTTP besides the list of pairs. */
export const QUOTE_OPERATIONS = ['listThumbs', 'getBookDepth', 'listTrades', 'listCandles']

/** A product as its faults know it: address of a screen, begin of its topics, reads of its prices and of its markets. */
export const PRODUCTS = {
  spot: { path: TRADE_PATH, topics: '/topic/market/', quotes: QUOTE_OPERATIONS, markets: 'listPairs' },
  swap: {
    path: SWAP_PATH,
    topics: '/topic/swap/',
    quotes: ['listSwapThumbs', 'getSwapBookDepth', 'listSwapTrades', 'listSwapCandles'],
    markets: 'listSwapContracts',
  },
  coinswap: {
    path: COIN_SWAP_PATH,
    topics: '/topic/swap/',
    quotes: ['listCoinSwapThumbs', 'getCoinSwapBookDepth', 'listCoinSwapTrades', 'listCoinSwapCandles'],
    markets: 'listCoinSwapContracts',
  },
} as const

/** Milliseconds for what comes back by itself, after pauses that have grown. */
export const RECONNECT_TIMEOUT = { timeout: 60_000 }

export const status = (page: Page) => page.locator('[data-health]')
export const expectLive = (page: Page) => expect(status(page)).toHaveText('Live', RECONNECT_TIMEOUT)
export const bids = (page: Page) => page.getByRole('group', { name: /^Bids/ })
const bestBid = (page: Page) => bids(page).getByRole('button').first()
export const expectBook = (page: Page) => expect(bestBid(page)).toHaveAccessibleName(/^Use price [\d,.]+$/)
export const expectNoNonsense = (page: Page) =>
  expect(page.locator('body')).not.toContainText(/NaN|undefined|null|99,999,999/)

/** Returns the number of a contract of a kind, which the calls of its orders take. */
export async function contractIdOf(page: Page, kind: 'swap' | 'coinswap', symbol: string): Promise<string> {
  const answer = await page.request.post(`/api/${kind}/symbol`)
  const contracts = (await answer.json()) as readonly { readonly id: number; readonly symbol: string }[]
  return String(contracts.find((contract) => contract.symbol === symbol)?.id)
}
