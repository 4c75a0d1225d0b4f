import { expect, type Page } from '@playwright/test'
import { PAIRS } from '#src/sandbox/market/pairs.ts'
import { labelsOf } from '../support/form-labels.ts'
import { field, fill, press } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { call, logInByCall, makeMember, openAs, persona } from '../support/members.ts'
import { png } from '../support/pictures.ts'
import { test } from '../support/test.ts'
import { TRADE_PATH } from '../support/trading-screen.ts'

const VERIFIED = persona('verified')
const form = (page: Page) => page.getByRole('form', { name: 'Order' })
const row = (page: Page) => page.getByRole('row').filter({ hasText: '12,345.67' })
const tokenOf = (page: Page) => page.evaluate(() => String(localStorage.getItem('openbourse.token')))

/** Presses the button, and confirms the question about it. */
async function buy(page: Page): Promise<void> {
  await press(page, 'Buy BTC')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buy BTC' }).click()
}

async function typed(page: Page): Promise<void> {
  await field(page, 'Price').fill('12345.67')
  await field(page, 'Amount').fill('0.0123')
}

async function isKept(page: Page, message: RegExp): Promise<void> {
  await expect(form(page).getByRole('alert')).toHaveText(message)
  await isTyped(page)
}

/** Says beside the button, which takes no press, why it does not. */
async function isStopped(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  const button = page.getByRole('button', { name: 'Buy BTC' })
  await expect(button).toHaveAccessibleDescription(message)
  await expect(button).toBeDisabled()
  await expect(form(page).getByRole('status').filter({ hasText: message })).toBeVisible()
  await expect(form(page).getByRole('alert')).toHaveCount(0)
  await isTyped(page)
}

async function isTyped(page: Page): Promise<void> {
  await expect(field(page, 'Price')).toHaveValue('12345.67')
  await expect(field(page, 'Amount')).toHaveValue('0.0123')
}

test('FEAT-12.p a stopped pair says so in the order form, which keeps what was typed', async ({
  page,
  sandbox,
}) => {
  await openAs(page, VERIFIED, TRADE_PATH)
  await typed(page)
  // The pair is stopped while the confirmation is open: the server refuses first.
  await press(page, 'Buy BTC')
  await sandbox.stop('BTC/USDT', ['trade'])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buy BTC' }).click()
  await isStopped(page, 'You cannot trade this pair at the moment.')
  await sandbox.stop('BTC/USDT', ['buy'])
  // Nothing is pressed: the form asks by itself.
  await isStopped(page, 'Buying is suspended in this trading pair.')
  await form(page).getByRole('radio', { name: 'Sell' }).check()
  await expect(page.getByRole('button', { name: 'Sell BTC' })).toBeEnabled()
  await form(page).getByRole('radio', { name: 'Buy' }).check()
  await sandbox.stop('BTC/USDT', ['cancel'])
  await buy(page)
  await expect(row(page)).toHaveCount(1)
  await row(page)
    .getByRole('button', { name: /^Cancel/ })
    .click()
  await expect(page.getByText('This order cannot be canceled at the moment.').first()).toBeVisible()
  await expect(row(page)).toHaveCount(1)
  await sandbox.stop('BTC/USDT', [])
  await row(page)
    .getByRole('button', { name: /^Cancel/ })
    .click()
  await expect(row(page)).toHaveCount(0)
})

test('FEAT-12.p an order above the rate limit is refused with a wait, and accepted a second later', async ({
  page,
  sandbox,
}) => {
  await openAs(page, VERIFIED, TRADE_PATH)
  await typed(page)
  // What was placed before this test does not count.
  await sandbox.clock({ speed: 0, jump: 1_000 })
  const order = { symbol: 'ETH/USDT', direction: 'BUY', type: 'LIMIT_PRICE', price: '100', amount: '0.1' }
  const token = await tokenOf(page)
  for (let count = 0; count < 20; count += 1) await call(page, '/exchange/order/add', order, token)
  await buy(page)
  await isKept(page, /^Another order of yours is still being placed/)
  await sandbox.clock({ speed: 1, jump: 1_000 })
  await buy(page)
  await expect(row(page)).toHaveCount(1)
  await call(page, '/exchange/order/cancel-all', {}, token)
})

test('FEAT-12.p an order that would match the member’s own is refused with its reason, and the form keeps what was typed', async ({
  page,
  sandbox,
}) => {
  await openAs(page, VERIFIED, TRADE_PATH)
  const token = await tokenOf(page)
  await sandbox.clock({ speed: 0 })
  const book = await page.request.post('/api/market/exchange-plate', { form: { symbol: 'BTC/USDT' } })
  const { ask } = (await book.json()) as { ask: readonly { price: string }[] }
  // Just before the best offer of others.
  const cents = String(BigInt((ask[0]?.price ?? '').replace('.', '')) - 1n)
  const price = `${cents.slice(0, -2)}.${cents.slice(-2)}`
  const own = { symbol: 'BTC/USDT', direction: 'SELL', type: 'LIMIT_PRICE', price, amount: '0.001' }
  await call(page, '/exchange/order/add', own, token)
  await field(page, 'Price').fill(price)
  await field(page, 'Amount').fill('0.002')
  await buy(page)
  await expect(form(page).getByRole('alert')).toHaveText(/^It would trade with an order of your own/)
  await expect(field(page, 'Price')).toHaveValue(price)
  await expect(field(page, 'Amount')).toHaveValue('0.002')
  await call(page, '/exchange/order/cancel-all', {}, token)
  await sandbox.clock({ speed: 1 })
})

test('MSG-25.f a refused favourite shows its reason, and the star stays empty', async ({ page }) => {
  await openAs(page, VERIFIED, '/exchange/sol_usdt')
  const token = await tokenOf(page)
  const others = PAIRS.map(({ symbol }) => symbol).filter((symbol) => symbol !== 'SOL/USDT')
  const marked = others.slice(0, 20)
  for (const symbol of marked) await call(page, '/exchange/favor/add', { symbol }, token)
  const star = page.getByRole('button', { name: 'Add SOL/USDT to favorites' }).first()
  await star.click()
  await expect(page.getByText('The pair could not be added to your favorites.').first()).toBeVisible()
  await expect(star).toBeVisible()
  for (const symbol of marked) await call(page, '/exchange/favor/delete', { symbol }, token)
})

test('VAL-33.bc FEAT-12.t trading without a fund password links to setting one and back, and is then possible', async ({
  page,
  sandbox,
}) => {
  const member = await makeMember(page, sandbox, 'both')
  await verify(page, member.account, member.password)
  await sandbox.jump(21_000)
  await openAs(page, member, TRADE_PATH)
  const order = page.getByRole('region', { name: 'Order', exact: true })
  const need = (name: string) => order.getByRole('listitem').filter({ hasText: name })
  await expect(need('Real name').getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Buy BTC' })).toHaveCount(0)
  await need('Fund password').getByRole('link').click()
  await expect(page).toHaveURL(/setFund\?back=/)
  const label = labelsOf(LANGUAGE, 'set-fund-password')
  await fill(page, { [label('jyPassword')]: 'fund-one', [label('confirm')]: 'fund-one' })
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(page).toHaveURL(TRADE_PATH)
  await expect(page.getByRole('button', { name: 'Buy BTC' })).toBeVisible()
})

for (const [who, state] of [
  ['reviewing', /Real name.*under review/i],
  ['refused', /Real name.*(refused|failed|try again)/i],
] as const)
  test(`VAL-33.d FEAT-12.t the trading screen shows a member who is ${who} the state of the real-name review`, async ({
    page,
  }) => {
    await openAs(page, persona(who), TRADE_PATH)
    const order = page.getByRole('region', { name: 'Order', exact: true })
    await expect(order.getByRole('listitem').filter({ hasText: state })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Buy BTC' })).toHaveCount(0)
  })

/** Asks for a real name to be verified: the review is a matter of time. */
async function verify(page: Page, account: string, password: string): Promise<void> {
  const token = await logInByCall(page, account, password)
  const photos: string[] = []
  for (const photo of ['idCardFront', 'idCardBack', 'handHeldIdCard']) {
    const answer = await page.request.post('/api/uc/upload/oss/image', {
      multipart: { file: png(`${photo}.png`) },
      headers: { 'x-auth-token': token },
    })
    photos.push(((await answer.json()) as { data: string }).data)
  }
  const [idCardFront = '', idCardBack = '', handHeldIdCard = ''] = photos
  const who = { realName: 'Ada Example', idCard: 'C229X0T47' }
  await call(page, '/uc/approve/real/name', { ...who, idCardFront, idCardBack, handHeldIdCard }, token)
}
