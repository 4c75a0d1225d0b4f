import { expect, type Page } from '@playwright/test'
import { encode } from 'uqr'
import { qrPath } from '#src/web/ui/qr/qr-path.ts'
import { expectAccessible } from '../support/axe.ts'
import { press } from '../support/form.ts'
import { holdRequest } from '../support/hold-request.ts'
import { LANGUAGE } from '../support/language.ts'
import { logInAs } from '../support/members.ts'
import { setStored } from '../support/stored-settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('SHELL-02 /LiveView shows header and footer only', async ({ page }) => {
  await page.goto('/LiveView')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(t('shell.title.liveView')))
  await expect(page.getByRole('main')).toHaveText(t('shell.title.liveView'))
  expect((await heading(page).boundingBox())?.height).toBeLessThanOrEqual(1)
  await expectAccessible(page, 'live view')
})

test('SHELL-09.a the drawer takes 60 % of the window wherever it replaces the menu', async ({ page }) => {
  for (const width of [375, 768, 1000]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/LiveView')
    await press(page, t('shell.menu'))
    const drawer = page.getByRole('dialog', { name: t('shell.menu') })
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBeCloseTo(width * 0.6, 0)
  }
})

test('the log-in prompt and the 404 page have a description in the reader’s language', async ({ page }) => {
  const de = textsOf('de_DE')
  await setStored(page, { language: 'de_DE' })
  for (const path of ['/money', '/no-such-screen']) {
    await page.goto('/convert')
    const description = page.locator('meta[name=description]')
    await expect(description).toHaveAttribute('content', de('convert.description'))
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await expect(description).toHaveAttribute('content', de('shell.description'))
  }
})

test("SHELL-07 the popover shows a QR code of this installation's address, by keyboard too", async ({
  page,
  server,
}) => {
  await page.goto('/LiveView')
  await page.getByRole('button', { name: t('shell.app.button') }).focus()
  await page.keyboard.press('Enter')
  const popover = page.getByRole('dialog', { name: t('shell.app.button') })
  const picture = popover.getByRole('img', { name: `${server.url}/` })
  await expect(picture).toBeVisible()
  // What it draws, not only what it is called.
  const { data } = encode(`${server.url}/`, { ecc: 'M', border: 0 })
  await expect(picture.locator('path').last()).toHaveAttribute('d', qrPath(data, 4))
  await expect(popover.getByText(new URL(server.url).host)).toBeVisible()
  await expectAccessible(page, 'app popover')
  await page.keyboard.press('Escape')
  await expect(popover).toBeHidden()
  await expect(page.getByRole('button', { name: t('shell.app.button') })).toBeFocused()
})

test('SHELL-05.cd SHELL-11.a ENT-20 nine languages are listed by name, currencies by full name and symbol', async ({
  page,
}) => {
  await page.goto('/LiveView')
  await page.getByRole('button', { name: /^Language/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveText([
    /English/,
    /简体中文/,
    /繁體中文/,
    /日本語/,
    /한국어/,
    /Deutsch/,
    /Français/,
    /Italiano/,
    /Español/,
  ])
  await dialog.getByRole('tab', { name: t('shell.currency.tab') }).click()
  await expect(dialog.getByRole('button', { name: 'US Dollar USD $' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(dialog.getByRole('button', { name: 'Euro EUR €' })).toBeVisible()
})

test('the palette of price colours is one of three, and is stored', async ({ page }) => {
  await page.goto('/LiveView')
  await press(page, t('shell.appearance.title'))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: t('appearance.greenRed') })).toBeChecked()
  await expectAccessible(page, 'appearance')
  await dialog.getByRole('radio', { name: t('appearance.blueOrange') }).check()
  await expect(page.locator('html')).toHaveAttribute('data-updown', 'blue-orange')
  await dialog.getByRole('radio', { name: t('shell.theme.white') }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'white')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-updown', 'blue-orange')
})

test('single-key hot-keys can be switched off, which is stored and hides their hints; Ctrl-K stays', async ({
  page,
}) => {
  await page.goto('/LiveView')
  await press(page, t('shell.appearance.title'))
  const dialog = page.getByRole('dialog')
  const keys = dialog.getByRole('switch', { name: t('appearance.keys.single') })
  await expect(keys).toBeChecked()
  await keys.press('Space')
  await expect(keys).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  for (const key of ['?', 'Shift+T', 'Shift+L']) await page.keyboard.press(key)
  await page.keyboard.press('Control+k')
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(t('ui.actions.cheatSheet'))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: t('ui.actions.cheatSheet') })).toBeVisible()
  await expect(dialog.getByRole('definition')).toHaveText(['CtrlK'])
  await expectAccessible(page, 'cheat sheet without single keys')
})

test('an offline note is shown without a network, and removed with it', async ({ page, context }) => {
  await page.goto('/LiveView')
  await expect(heading(page)).toBeAttached()
  await context.setOffline(true)
  await expect(page.getByText(t('shell.offline'))).toBeVisible()
  await expectAccessible(page, 'offline')
  await context.setOffline(false)
  await expect(page.getByText(t('shell.offline'))).toBeHidden()
})

test('the palette finds actions, the cheat sheet lists hot-keys, and hot-keys perform actions', async ({
  page,
}) => {
  await page.goto('/LiveView')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await expect(palette.getByRole('combobox')).toBeFocused()
  await expectAccessible(page, 'palette')
  await page.keyboard.type('whitep')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/whitepaper')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: t('ui.actions.cheatSheet') })).toBeVisible()
  await expectAccessible(page, 'cheat sheet')
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: t('shell.search') }).click()
  await expect(palette.getByRole('combobox')).toBeFocused()
})

test('text typed before the palette is loaded is in it, and the focus returns afterwards', async ({
  page,
}) => {
  const letGo = await holdRequest(page, /palette.*\.js/)
  await page.goto('/LiveView')
  const before = page.getByRole('contentinfo').getByRole('link').first()
  await before.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('white')
  letGo()
  const field = page.getByRole('dialog').getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('p')
  await expect(field).toHaveValue('whitep')
  await page.keyboard.press('Escape')
  await expect(before).toBeFocused()
  await expect(page).toHaveURL('/LiveView')
})

test('SESS-06.d an account menu that failed to load is loaded again at the next press', async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED|ChunkError/)
  await logInAs(page, 'trader@openbourse.test')
  const code = /account-menu.*\.js/
  await page.route(code, (route) => route.abort())
  await page.goto('/LiveView')
  await expect(page.getByText(t('shell.error.failed.title'))).toBeVisible()
  await page.unroute(code)
  const menu = page.getByRole('button', { name: t('shell.account.button', { name: 'trader' }) })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})
