import { join, resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { languages } from '#generated/messages/keys.ts'
import { CONTRACT_KINDS } from '../support/contract-kinds.ts'
import { fillForm, openFormAs, submitOf } from '../support/form-states.ts'
import { FORMS } from '../support/form-table.ts'
import { press } from '../support/form.ts'
import { openAs, persona } from '../support/members.ts'
import { setStored } from '../support/stored-settings.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { test } from '../support/test.ts'
import { textsOf, type Texts } from '../support/texts.ts'
import { waitForIdleScreen } from '../support/navigation.ts'

/** Pictures of what opens over the screens; `npm run shots -- --grep "dialogs of ja_JP"` makes some,
 * and `CASES=swap` those whose name has that. */
const FOLDER = resolve(process.env['SHOTS'] ?? '.cache/shots', 'dialogs')

type Case = {
  readonly name: string
  readonly who?: string
  readonly path: string
  readonly open: (page: Page, t: Texts) => Promise<void>
  /** Only in windows as wide, or only in narrow ones. */
  readonly only?: 'wide' | 'narrow'
  /** In the screen's place, not over it. */
  readonly screen?: true
}

const TRADE = '/exchange/btc_usdt'
const key = (combination: string) => (page: Page) => page.keyboard.press(combination)

/** The first button of the screen whose name begins with a text. */
const first = (page: Page, text: string) =>
  page.getByRole('main').getByRole('button', { name: text }).filter({ visible: true }).first().click()

const CASES: readonly Case[] = [
  { name: 'language', path: '/about', open: key('Shift+L') },
  { name: 'currency', path: '/about', open: key('Shift+C') },
  { name: 'keys', path: '/about', open: key('?') },
  { name: 'menu', path: '/about', only: 'narrow', open: (page, t) => press(page, t('shell.menu')) },
  { name: 'app', path: '/about', only: 'wide', open: (page, t) => press(page, t('shell.app.button')) },
  {
    name: 'commands',
    path: '/about',
    async open(page, t) {
      await page.keyboard.press('Control+K')
      await page.getByRole('combobox').fill(t('shell.appearance.title').slice(0, 3))
    },
  },
  {
    name: 'appearance',
    path: '/about',
    async open(page, t) {
      await page.keyboard.press('Control+K')
      await page.getByRole('combobox').fill(t('shell.appearance.title'))
      await page.keyboard.press('Enter')
    },
  },
  {
    name: 'account menu',
    who: 'trader',
    path: '/about',
    only: 'wide',
    open: (page, t) => press(page, t('shell.account.button', { name: 'trader' })),
  },
  { name: 'trading keys', who: 'trader', path: TRADE, open: key('?') },
  { name: 'alerts', who: 'trader', path: TRADE, open: key('a') },
  { name: 'cancel all', who: 'trader', path: TRADE, open: key('Shift+X') },
  {
    name: 'order',
    who: 'trader',
    path: TRADE,
    async open(page) {
      await page.keyboard.press('b')
      await page.locator('form input[name=price]').fill('150000.5')
      await page.locator('form input[name=amount]').fill('0.01')
      await page.keyboard.press('Enter')
    },
  },
  { name: 'fills', who: 'trader', path: '/orderHistory', open: (page, t) => first(page, t('orders.fills')) },
  { name: 'transfer', who: 'trader', path: '/money?transfer=spot-swap&coin=USDT', open: async () => {} },
  {
    name: 'poster',
    who: 'partner',
    path: '/promotion',
    open: (page, t) => first(page, t('promotion.poster.make')),
  },
  {
    name: 'address book',
    who: 'trader',
    path: '/withdraw?coin=USDT',
    open: (page, t) => press(page, t('funds.book')),
  },
  { name: 'withdrawal', who: 'trader', path: '/withdraw?coin=USDT', open: (page) => ask(page, 'withdraw') },
  { name: 'convert', who: 'trader', path: '/convert', open: (page) => ask(page, 'convert') },
  {
    name: 'edit key',
    who: 'trader',
    path: '/api',
    open: (page, t) => first(page, t('api-keys.edit')),
    screen: true,
  },
  { name: 'delete key', who: 'trader', path: '/api', open: (page, t) => first(page, t('api-keys.delete')) },
  {
    name: 'delete payment method',
    who: 'merchant',
    path: '/payment',
    open: (page, t) => first(page, t('payments.delete')),
  },
  { name: 'delete ad', who: 'merchant', path: '/ad', open: (page, t) => first(page, t('ads.delete')) },
  {
    name: 'ask for deposit',
    who: 'merchant',
    path: '/identbusiness',
    open: (page, t) => first(page, t('forms.merchant-refund.submit')),
  },
]

/** Shows a tab of a trading screen on a phone; wider screens show all panels. */
async function showTab(page: Page, t: Texts, at: 'order' | 'own'): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > 600) return
  const tabs = page.getByRole('navigation', { name: t('trading.view') }).getByRole('button')
  await tabs.nth(at === 'order' ? 2 : 3).click()
}

/** Dialogs of a contract: those of its order form, and those of a position that the trader holds. */
function contractCases({ name, path, held }: (typeof CONTRACT_KINDS)[number]): readonly Case[] {
  const [symbol = '', direction = ''] = held.position.split(' ')
  const inForm = (button: RegExp | ((t: Texts) => string)) => async (page: Page, t: Texts) => {
    await showTab(page, t, 'order')
    const text = typeof button === 'function' ? button(t) : button
    await page.locator('form').getByRole('button', { name: text }).first().click()
  }
  const ofPosition =
    (key: 'positions.margin.open' | 'positions.stops.open' | 'positions.reverse.open') =>
    async (page: Page, t: Texts) => {
      await showTab(page, t, 'own')
      await page
        .getByRole('button', { name: t(key, { symbol, direction }) })
        .first()
        .click()
    }
  const cases: readonly Pick<Case, 'name' | 'open'>[] = [
    { name: 'leverage', open: inForm(/×$/) },
    { name: 'margin mode', open: inForm((t) => t('positions.mode.isolated')) },
    {
      name: 'order',
      async open(page, t) {
        await showTab(page, t, 'order')
        await page
          .locator('form label')
          .filter({ hasText: t('trading.type.market') })
          .first()
          .click()
        await page.locator('form input[name=size]').fill(name === 'swap' ? '0.01' : '100')
        await page.keyboard.press('Enter')
      },
    },
    {
      name: 'close',
      async open(page, t) {
        await showTab(page, t, 'own')
        const close = `${t('positions.close')} ${t('positions.one', { symbol, direction })}`
        await page.getByRole('button', { name: close }).first().click()
      },
    },
    { name: 'margin', open: ofPosition('positions.margin.open') },
    { name: 'stops', open: ofPosition('positions.stops.open') },
    {
      name: 'close all',
      async open(page, t) {
        await showTab(page, t, 'own')
        await page
          .getByRole('button', { name: t('positions.closeAll', { count: held.count }) })
          .first()
          .click()
      },
    },
  ]
  return cases.map((one) => ({ ...one, name: `${name} ${one.name}`, who: 'trader', path }))
}

/** Fills a form of the table and sends it: what comes is its question. */
async function ask(page: Page, id: string): Promise<void> {
  const form = FORMS.find((one) => one.id === id)
  if (form === undefined) throw new Error(`no form ${id}`)
  await fillForm(page, form)
  await submitOf(page, form).click()
}

async function shoot(page: Page, sandbox: Sandbox, one: Case, t: Texts, path: string): Promise<void> {
  if (one.who === undefined) await page.goto(one.path)
  else if (one.path === '/api') await openFormAs(page, sandbox, 'trader', one.path)
  else await openAs(page, persona(one.who), one.path)
  await waitForIdleScreen(page)
  await one.open(page, t)
  const opened = page
    .locator(one.screen === true ? 'main form' : 'dialog, [role=dialog], [role=alertdialog], [role=menu]')
    .filter({ visible: true })
  await expect(opened.first()).toBeVisible({ timeout: 10_000 })
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path, animations: 'disabled' })
}

for (const language of languages)
  for (const theme of ['black', 'white'])
    for (const width of [375, 1440])
      test(`dialogs of ${language} ${theme} ${width}`, async ({ page, sandbox, request }) => {
        test.setTimeout((CASES.length + 14) * 40_000)
        await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
        await setStored(page, { language, theme })
        const t = textsOf(language)
        await request.post('/__sandbox/reset', { data: {} })
        // One that does not open keeps no other from being seen.
        const failed: string[] = []
        const cases = [...CASES, ...CONTRACT_KINDS.flatMap(contractCases)]
        const wanted = process.env['CASES'] ?? ''
        for (const one of cases.filter(
          ({ only, name }) => name.includes(wanted) && only !== (width < 600 ? 'wide' : 'narrow'),
        )) {
          const file = `${one.name.replaceAll(' ', '-')}-${language}-${theme}-${width}.png`
          await shoot(page, sandbox, one, t, join(FOLDER, file)).catch((error: unknown) =>
            failed.push(`${one.name}: ${String(error)}`),
          )
        }
        expect(failed).toEqual([])
      })
