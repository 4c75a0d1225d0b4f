import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { FakeMarket } from '../support/fake-market.ts'
import { expectNoSidewaysScroll, prefer } from '../support/settings.ts'
import { test } from '../support/test.ts'

const status = (page: Page) => page.locator('[data-health]')
const bids = (page: Page) => page.getByRole('group', { name: /^Bids/ })

async function open(page: Page, market: FakeMarket): Promise<void> {
  await market.install(page)
  await page.goto('/exchange/btc_usdt')
}

test('FEAT-12 a dropped stream says so, keeps what is known, and comes back by itself', async ({
  page,
  guard,
}) => {
  guard.allow(/WebSocket/)
  const market = new FakeMarket()
  await open(page, market)
  await expect(status(page)).toHaveText('Live')
  const best = bids(page).getByRole('button').first()
  const known = await best.textContent()
  market.accepts = false
  market.drop()
  await expect(status(page)).toHaveText('Offline')
  await expect(best).toHaveText(known ?? '')
  market.accepts = true
  await expect(status(page)).toHaveText('Live', { timeout: 20_000 })
  market.frame()
  await expect(page.locator('body')).not.toContainText('NaN')
})

test('FEAT-12 a stalled stream is delayed until it speaks again', async ({ page }) => {
  const market = new FakeMarket()
  await open(page, market)
  await expect(status(page)).toHaveText('Live')
  await expect(status(page)).toHaveText('Delayed', { timeout: 12_000 })
  market.frame()
  await expect(status(page)).toHaveText('Live')
})

test('FEAT-12 gaps are mended by a call; late, unreadable and crossed books are never shown', async ({
  page,
}) => {
  const market = new FakeMarket()
  market.numbered = true
  await open(page, market)
  await expect(status(page)).toHaveText('Live')
  for (let turn = 0; turn < 3; turn += 1) market.frame()
  await expect(bids(page).getByRole('button').first()).toContainText('Use price')
  const book = () => page.waitForRequest(/exchange-plate-full/)
  const [gap] = await Promise.all([book(), Promise.resolve(market.skip())])
  expect(gap.method()).toBe('POST')
  const topic = '/topic/market/trade-depth/BTC/USDT'
  market.push(topic, market.plate('BUY', { seq: 1, items: [{ price: '1.00', amount: '99' }] }))
  market.push(topic, market.plate('BUY', { seq: 900, items: [{ price: '99999999.00', amount: '7' }] }))
  const [mended] = await Promise.all([
    book(),
    Promise.resolve(market.push(topic, '{"direction":"SELL","items":[{"price":"NaN"')),
  ])
  expect(mended.method()).toBe('POST')
  await expect(page.locator('body')).not.toContainText('99,999,999')
  await expect(page.locator('body')).not.toContainText('NaN')
  await expect(bids(page)).not.toContainText('1.00 Use amount')
})

for (const answers of ['refuse', 'nonsense', 'down'] as const)
  test(`FEAT-12 quotes that ${answers} leave dashes and no nonsense, and come back by themselves`, async ({
    page,
    guard,
  }) => {
    guard.allow(/Failed to load resource|ERR_FAILED/)
    const market = new FakeMarket()
    await market.install(page)
    market.accepts = false
    guard.allow(/WebSocket/)
    market.answers = answers
    await page.goto('/exchange/btc_usdt')
    if (answers === 'down')
      await expect(page.getByRole('alert').first()).toContainText('could not be loaded', { timeout: 20_000 })
    else {
      await expect(page.getByText('24 h high').locator('..')).toContainText('—')
      await expect(status(page)).toHaveText(/Offline|Delayed/)
    }
    await expect(page.locator('body')).not.toContainText(/NaN|undefined|null/)
    market.answers = 'well'
    market.accepts = true
    if (answers === 'down') await page.getByRole('button', { name: 'Try again' }).click()
    await expect(status(page)).toHaveText('Live', { timeout: 30_000 })
    await expect(bids(page).getByRole('button').first()).toContainText('Use price')
  })

for (const theme of ['black', 'white'] as const)
  test(`FEAT-12 nothing stands in anybody's way on the trading screen, ${theme}, desk and phone`, async ({
    page,
    guard,
  }) => {
    guard.allow(/WebSocket|Failed to load resource|ERR_FAILED/)
    await prefer(page, 'en_US', theme)
    const market = new FakeMarket()
    await open(page, market)
    await expect(status(page)).toHaveText('Live')
    market.frame()
    await expect(page.locator('figure canvas').first()).toBeVisible()
    await expectAccessible(page, 'live, desk')
    await page.getByRole('radio', { name: 'Depth' }).check({ force: true })
    await expect(page.getByRole('figure', { name: 'Depth of BTC/USDT' })).toBeVisible()
    await expectAccessible(page, 'depth')
    await page.setViewportSize({ width: 375, height: 812 })
    for (const tab of ['Book', 'Order']) {
      await page.getByRole('button', { name: tab, exact: true }).click()
      await expectAccessible(page, `phone, ${tab}`)
      await expectNoSidewaysScroll(page)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    await page.goto('/exchange/moon_usdt')
    await expect(page.getByRole('heading', { name: 'There is no market MOON/USDT' })).toBeAttached()
    await expectAccessible(page, 'unknown market')
  })
