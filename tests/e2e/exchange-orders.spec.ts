import { type BrowserContext, expect, type Page } from '@playwright/test'
import { languages } from '#generated/messages/keys.ts'
import { Caller } from '../support/caller.ts'
import { field, press } from '../support/form.ts'
import { openAs, persona } from '../support/members.ts'
import { test } from '../support/test.ts'
import { bids, TRADE_PATH, RECONNECT_TIMEOUT, expectLive } from '../support/trading-screen.ts'

/** Has no orders that another test looks for. */
const VERIFIED = persona('verified')
const ETH = '/exchange/eth_usdt'
/** Milliseconds after which the lists are read by themselves, for servers that push nothing. */
const AGAIN_MS = 15_000

/** Takes that away from all tabs: what is seen to change has been told. Gives how many readings were to begin. */
async function withoutReadingAgain(context: BrowserContext): Promise<() => number> {
  let held = 0
  await context.exposeFunction('holdReading', () => (held += 1))
  await context.addInitScript((ms) => {
    const begin = window.setInterval.bind(window)
    const hold = Reflect.get(window, 'holdReading') as () => void
    const instead = (run: () => void, every?: number): number => {
      if (every !== ms) return begin(run, every)
      hold()
      return 0
    }
    Object.assign(window, { setInterval: instead })
  }, AGAIN_MS)
  return () => held
}

const orders = (page: Page) => page.getByRole('region', { name: 'Orders', exact: true })
const row = (page: Page, text: string) => orders(page).getByRole('row').filter({ hasText: text })

test('FEAT-12.q an order placed or cancelled in one tab is updated in the other, with a message', async ({
  page,
  context,
}) => {
  const held = await withoutReadingAgain(context)
  await openAs(page, VERIFIED, ETH)
  await expectLive(page)
  const other = await context.newPage()
  await other.goto(ETH)
  await expectLive(other)
  // A reading in each tab, or nothing is proved.
  await expect.poll(held).toBeGreaterThanOrEqual(2)
  await field(other, 'Price').fill('1234.56')
  await field(other, 'Amount').fill('0.05')
  await press(other, 'Buy ETH')
  await other.getByRole('alertdialog').getByRole('button', { name: 'Buy ETH' }).click()
  await expect(other.getByText('Buy 0.05 ETH at 1,234.56 USDT')).toBeVisible()
  await expect(row(page, '1,234.56')).toHaveCount(1)
  // The question is seen, also where the chart hid the orders.
  await page.keyboard.press('e')
  await expect(orders(page)).toBeHidden()
  await page.keyboard.press('Shift+X')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back' }).click()
  await row(page, '1,234.56')
    .getByRole('button', { name: /^Cancel/ })
    .click()
  await expect(page.getByText('Order canceled')).toBeVisible()
  await expect(page.getByText('Buy 0.05 ETH at 1,234.56 USDT')).toBeVisible()
  await expect(row(other, '1,234.56')).toHaveCount(0)
  await page.keyboard.press('Shift+X')
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('No open orders')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('FEAT-12.q a fill in another market is notified; its pair links there; the filter of the order list is stored', async ({
  page,
  request,
  sandbox,
}) => {
  await openAs(page, VERIFIED, ETH)
  await expectLive(page)
  await sandbox.clock({ speed: 0 })
  const book = await request.post('/api/market/exchange-plate', { form: { symbol: 'ETH/USDT' } })
  const { ask } = (await book.json()) as { ask: readonly { price: string }[] }
  // Before all other bids.
  const cents = String(BigInt((ask[0]?.price ?? '').replace('.', '')) - 1n)
  await field(page, 'Price').fill(`${cents.slice(0, -2)}.${cents.slice(-2)}`)
  await field(page, 'Amount').fill('0.05')
  await press(page, 'Buy ETH')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buy ETH' }).click()
  await expect(row(page, 'ETH/USDT')).toHaveCount(1)
  await page.getByRole('link', { name: /^BTC\/USDT/ }).click()
  await expect(page.getByRole('heading', { name: 'BTC/USDT' })).toBeVisible()
  await expect(row(page, 'ETH/USDT')).toHaveCount(1)
  const seller = await Caller.of(request, persona('trader').account)
  await seller.done('/exchange/order/add', {
    symbol: 'ETH/USDT',
    direction: 'SELL',
    type: 'MARKET_PRICE',
    price: '0',
    amount: '0.05',
  })
  await expect(page.getByText(/^Bought 0\.05/)).toBeVisible()
  await sandbox.clock({ speed: 1 })
  await orders(page).getByRole('tab', { name: 'Order history' }).click()
  await row(page, 'ETH/USDT').first().getByRole('link', { name: 'ETH/USDT' }).click()
  await expect(page).toHaveURL(ETH)
  // All that is held was bought for this: in coins a little less than was ordered, for the fee.
  await expect(page.getByText(/^Average cost [\d,]+\.\d\d$/)).toBeVisible()
  await orders(page).getByRole('switch', { name: 'This market only' }).check()
  await page.reload()
  await expect(orders(page).getByRole('switch', { name: 'This market only' })).toBeChecked()
})

test('FEAT-12.m a double click on a cancel button cancels one order: rows keep their place until the pointer leaves', async ({
  page,
  request,
}) => {
  const member = await Caller.of(request, VERIFIED.account)
  for (const price of ['1111.11', '1111.22', '1111.33'])
    await member.done('/exchange/order/add', {
      symbol: 'ETH/USDT',
      direction: 'BUY',
      type: 'LIMIT_PRICE',
      price,
      amount: '0.05',
    })
  await openAs(page, VERIFIED, ETH)
  await expectLive(page)
  for (const [path, middle] of [
    [ETH, '1,111.22'],
    ['/spotOrder', '1,111.33'],
  ] as const) {
    await page.goto(path)
    const table = page.getByRole('table', { name: 'Open orders' })
    const own = table.getByRole('row').filter({ hasText: '1,111.' })
    await expect(own.first()).toBeVisible()
    const before = await own.count()
    const there = table.getByRole('row').filter({ hasText: middle })
    const box = await there.getByRole('button', { name: /^Cancel/ }).boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await page.mouse.click(x, y)
    await expect(page.getByText('Order canceled')).toBeVisible()
    await expect(there).toContainText('Canceled')
    await page.mouse.click(x, y)
    await page.mouse.move(0, 0)
    await expect(own).toHaveCount(before - 1)
  }
  await expect(page.getByRole('row').filter({ hasText: '1,111.11' })).toHaveCount(1)
  // Other tests count on having none.
  const again = await Caller.of(request, VERIFIED.account)
  await again.done('/exchange/order/cancel-all', {})
})

test('FEAT-12.d the chart replaces all panels by key and by button, and gives way again', async ({
  page,
}) => {
  await page.goto(TRADE_PATH)
  await expectLive(page)
  const chart = page.getByRole('region', { name: 'Chart', exact: true })
  const width = async (): Promise<number> => (await chart.boundingBox())?.width ?? 0
  const before = await width()
  await page.keyboard.press('e')
  await expect(bids(page)).toBeHidden()
  expect(await width()).toBeGreaterThan(before * 1.5)
  await page.keyboard.press('Escape')
  await expect(bids(page)).toBeVisible()
  await press(page, 'Enlarge the chart')
  await expect(bids(page)).toBeHidden()
  // A key that writes an order shows the form again.
  await page.keyboard.press('b')
  await expect(field(page, 'Price')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Enlarge the chart' })).toBeVisible(RECONNECT_TIMEOUT)
})

test('the order book has an unabbreviated title in each language, the longer one where there is room', async ({
  page,
}) => {
  const shown: Record<string, readonly string[]> = {}
  await page.goto('/announcement/0')
  for (const language of languages) {
    await page.evaluate((chosen) => {
      localStorage.setItem('openbourse.language', chosen)
      localStorage.setItem('openbourse.trading', JSON.stringify({ sizes: { book: 240 } }))
    }, language)
    await page.goto(TRADE_PATH)
    const title = page.locator('section', { has: page.locator('[data-side=ask]') }).getByRole('heading')
    const words = () =>
      title.evaluate((heading) => {
        const room = heading.getBoundingClientRect()
        return [...heading.children]
          .filter((word) => {
            const { top, width } = word.getBoundingClientRect()
            return top < room.bottom && width > 1
          })
          .map((word) => (word.scrollWidth > word.clientWidth ? 'cut' : (word.textContent ?? '')))
      })
    // Until the panel has its width and the letters their font.
    await expect.poll(words, language).toEqual([expect.not.stringMatching(/^(cut)?$/)])
    shown[language] = await words()
  }
  // The long word of one is shorter than the short one of another.
  expect([shown['zh_CN'], shown['es_ES']]).toEqual([['订单簿'], ['Libro']])
})
