import { expect, type Page } from '@playwright/test'

/** The market that most tests trade in. */
export const HERE = '/exchange/btc_usdt'

/** Operations that its screen reads over HTTP besides the list of pairs. */
export const QUOTES = ['listThumbs', 'getBookDepth', 'listTrades', 'listCandles']

/** Milliseconds for what comes back by itself, after pauses that have grown. */
export const IN_TIME = { timeout: 60_000 }

export const status = (page: Page) => page.locator('[data-health]')
export const live = (page: Page) => expect(status(page)).toHaveText('Live', IN_TIME)
export const bids = (page: Page) => page.getByRole('group', { name: /^Bids/ })
const bestBid = (page: Page) => bids(page).getByRole('button').first()
export const hasBook = (page: Page) => expect(bestBid(page)).toHaveText(/^Use price [\d,.]+$/)
export const noNonsense = (page: Page) =>
  expect(page.locator('body')).not.toContainText(/NaN|undefined|null|99,999,999/)
