import { expect, type Page } from '@playwright/test'

/** The market that most tests trade in. */
export const TRADE_PATH = '/exchange/btc_usdt'

/** Operations that its screen reads over HTTP besides the list of pairs. */
export const QUOTE_OPERATIONS = ['listThumbs', 'getBookDepth', 'listTrades', 'listCandles']

/** Milliseconds for what comes back by itself, after pauses that have grown. */
export const RECONNECT_TIMEOUT = { timeout: 60_000 }

export const status = (page: Page) => page.locator('[data-health]')
export const expectLive = (page: Page) => expect(status(page)).toHaveText('Live', RECONNECT_TIMEOUT)
export const bids = (page: Page) => page.getByRole('group', { name: /^Bids/ })
const bestBid = (page: Page) => bids(page).getByRole('button').first()
export const expectBook = (page: Page) => expect(bestBid(page)).toHaveText(/^Use price [\d,.]+$/)
export const expectNoNonsense = (page: Page) =>
  expect(page.locator('body')).not.toContainText(/NaN|undefined|null|99,999,999/)
