import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { press } from '../support/form.ts'
import { clearSession } from '../support/members.ts'
import { logInOnScreen, fillRegistration, logIn, newcomer } from '../support/people.ts'
import { WITH_MOTION } from '../support/motion.ts'
import { test } from '../support/test.ts'
import { type Texts, textsOf } from '../support/texts.ts'

test.use(WITH_MOTION)

const SETTINGS = [
  {
    name: 'English, desk, dark',
    language: 'en_US',
    native: 'English',
    scheme: 'dark',
    width: 1440,
    height: 900,
  },
  {
    name: 'German, phone, light',
    language: 'de_DE',
    native: 'Deutsch',
    scheme: 'light',
    width: 390,
    height: 844,
  },
] as const

for (const { name, language, native, scheme, width, height } of SETTINGS)
  test.describe(name, () => {
    const isPhone = width < 600
    test.use({ viewport: { width, height }, colorScheme: scheme, hasTouch: isPhone, isMobile: isPhone })

    test('FEAT-01.c SHELL-10.a SHELL-12.a SHELL-14.ab a new member registers, sees the wallet, and is still logged in after a reload and a crash', async ({
      page,
      sandbox,
      server,
      guard,
    }) => {
      const t = textsOf(language)
      const who = newcomer()
      await page.goto('/')
      if (language !== 'en_US') await chooseLanguage(page, native)
      await expect(page.locator('html')).toHaveAttribute('lang', language.replace('_', '-'))
      await expect(page.locator('html')).toHaveAttribute('data-theme', scheme === 'dark' ? 'black' : 'white')
      await expectAccessible(page, 'home')

      await page
        .getByRole('link', { name: t('shell.signUp') })
        .first()
        .click()
      await page.getByRole('tab', { name: t('auth.by.email') }).click()
      await expectAccessible(page, 'registration, empty')
      await press(page, t('forms.register-by-email.submit'))
      await expect(page.getByText(t('forms.field.email.required')).first()).toBeVisible()
      await expectAccessible(page, 'registration, errors')
      await fillRegistration(page, t, sandbox, who)
      await expectAccessible(page, 'registration, filled')
      await press(page, t('forms.register-by-email.submit'))

      await expect(page).toHaveURL('/money')
      await expectWallet(page, t)
      await expectAccessible(page, 'wallet, empty')
      await page.reload({ waitUntil: 'networkidle' })
      await expectWallet(page, t)

      // While there is no server, the wallet's price reads fail.
      guard.allow(/ERR_(?:CONNECTION|EMPTY)/)
      await server.crashAndRestart()
      await page.reload()
      await expectWallet(page, t)
      await expect(page).toHaveURL('/money')

      await clearSession(page)
      await page.evaluate((chosen) => localStorage.setItem('openbourse.language', chosen), language)
      await page.goto('/Login')
      await logIn(page, t, who.email, 'not-the-password')
      await expect(page.getByRole('alert').first()).toBeVisible()
      await expectAccessible(page, 'log-in, refused')
      await logIn(page, t, who.email, who.password)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'))
      await expectAccessible(page, 'home, as a member')
    })

    test('FEAT-07.a ENT-07.a the wallet of a member with balances', async ({ page }) => {
      const t = textsOf(language)
      await page.goto('/')
      await page.evaluate((chosen) => localStorage.setItem('openbourse.language', chosen), language)
      await page.goto('/Login')
      await expectAccessible(page, 'log-in, empty')
      await logIn(page, t, 'trader@openbourse.test')
      await expect(page).toHaveURL('/')
      await page.goto('/money')
      const exact = language === 'de_DE' ? '88.000,00000001' : '88,000.00000001'
      await expect(page.getByText(exact).filter({ visible: true })).toHaveCount(1)
      await expectAccessible(page, 'wallet, filled')
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, 'sideways scroll').toBe(0)
    })

    test('SHELL-05.a SHELL-09.a errors and dialogs are accessible, and the page returns afterwards', async ({
      page,
      sandbox,
    }) => {
      const t = textsOf(language)
      await page.goto('/')
      await page.evaluate((chosen) => localStorage.setItem('openbourse.language', chosen), language)
      await logInOnScreen(page, t, 'verified@openbourse.test')
      await sandbox.force({ listWallets: 500 })
      await page.goto('/money')
      const retry = page.getByRole('main').getByRole('button')
      await expect(retry).toBeVisible()
      await expectAccessible(page, 'wallet, error')
      await sandbox.force({})
      await retry.click()
      await expect(page.getByRole('heading', { name: t('wallet.assets') })).toBeVisible()

      if (isPhone) {
        await press(page, t('shell.menu'))
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page, 'drawer')
        await expectWidth(page, Math.round(width * 0.6))
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('shell.language.tab') })
          .click()
      } else await page.getByRole('button', { name: new RegExp(`^${t('shell.language.tab')}`) }).click()
      await expect(page.getByRole('tab', { name: t('shell.language.tab') })).toBeVisible()
      await expectAccessible(page, 'language dialog')
      if (!isPhone) await expectWidth(page, 840)
      await page.getByRole('tab', { name: t('shell.currency.tab') }).click()
      await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible()
      await expectAccessible(page, 'currency dialog')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('heading', { name: t('wallet.assets') })).toBeVisible()
    })
  })

async function expectWidth(page: Page, pixels: number): Promise<void> {
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBeCloseTo(pixels, 0)
}

async function expectWallet(page: Page, t: Texts): Promise<void> {
  await expect(page.getByRole('heading', { name: t('wallet.title') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('wallet.assets') })).toBeVisible()
}

/** In English: on a phone the choice is in the drawer. */
async function chooseLanguage(page: Page, native: string): Promise<void> {
  const inHeader = page.getByRole('button', { name: /^Language/ })
  if (!(await inHeader.isVisible())) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /^Language/ }).click()
  const reloads = page.waitForEvent('load')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(native) })
    .click()
  await reloads
}
