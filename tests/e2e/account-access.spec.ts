import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectContrast } from '../support/axe.ts'
import { labelsOf } from '../support/form-labels.ts'
import { otherTheme } from '../support/form-states.ts'
import { fill } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { makeMember, openAs, persona } from '../support/members.ts'
import { expectNoSidewaysScroll } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { navigateInApp } from '../support/navigation.ts'
import { MEASURES, setWidestTexts } from '../support/widest.ts'

const t = textsOf(LANGUAGE)
const SCREENS = [
  '/admin',
  '/realName',
  '/changePhone',
  '/changeEmail',
  '/changeLogin',
  '/setFund',
  '/changeFund',
  '/retrieveFund',
  '/changeGoogle',
  '/removeGoogle',
] as const

test('FEAT-03.m every screen of the account is accessible, in both themes', async ({ page, sandbox }) => {
  await openAs(page, await makeMember(page, sandbox, 'both'), '/LiveView')
  for (const path of SCREENS) {
    await navigateInApp(page, path)
    await expectAccessible(page, path)
    await otherTheme(page)
    await expectContrast(page, `${path}, the other theme`)
  }
})

for (const [who, state] of [
  ['reviewing', 'review'],
  ['refused', 'failed'],
  ['partner', 'verified'],
] as const)
  test(`the review is accessible in both themes: ${state}`, async ({ page }) => {
    await openAs(page, persona(who), '/realName')
    await expect(page.getByRole('list', { name: t('account.realName') })).toBeVisible()
    await expectAccessible(page, state)
    await otherTheme(page)
    await expectContrast(page, `${state}, the other theme`)
  })

test('FEAT-03.m on a phone of 360 px no screen of the account scrolls sideways, with the widest texts', async ({
  page,
  sandbox,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, await makeMember(page, sandbox, 'both'), '/LiveView')
  for (const measure of MEASURES) {
    await setWidestTexts(page, measure)
    for (const path of SCREENS) {
      await navigateInApp(page, path)
      await expectNoSidewaysScroll(page, `${path}, widest ${measure}`)
    }
  }
})

test('SHELL-08.a account screens set the tab title, are in the account menu, and keep typed text over a reload', async ({
  page,
  sandbox,
}) => {
  const member = await makeMember(page, sandbox, 'both')
  await openAs(page, member, '/')
  await page.getByRole('button', { name: t('shell.account.button', { name: member.username }) }).click()
  await page.getByRole('menuitem', { name: t('shell.account.overview') }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page).toHaveTitle(/^Account · /)
  const menu = page.getByRole('navigation', { name: t('shell.area.account') })
  await menu.getByRole('link', { name: t('shell.title.changePhone') }).click()
  await expect(page).toHaveTitle(/^Phone · /)
  for (const title of ['payment', 'api', 'ad', 'identbusiness'] as const) {
    const entry = menu.getByRole('link', { name: t(`shell.title.${title}`) })
    await entry.click()
    await expect(entry).toHaveAttribute('aria-current', 'page')
  }
  await menu.getByRole('link', { name: t('shell.title.changePhone') }).click()
  const label = labelsOf(LANGUAGE, 'change-phone')
  await fill(page, { [label('phone')]: '15123460002', [label('password')]: member.password })
  await page.reload()
  await expect(page.getByLabel(label('phone'), { exact: true })).toHaveValue('15123460002')
  await expect(page.locator('input[type=password]')).toHaveValue('')
})

test('FEAT-03.m the keyboard alone sets a fund password from the overview and returns there', async ({
  page,
  sandbox,
}) => {
  await openAs(page, await makeMember(page, sandbox, 'both'), '/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, 'a[href="/setFund"]')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, '[id="set-fund-password_jyPassword"]')
  await page.keyboard.type('fund-one')
  await tabTo(page, '[id="set-fund-password_confirm"]')
  await page.keyboard.type('fund-one')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('account.saved'), { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

/** Presses Tab until what a selector names has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).first()).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await page.locator(`${selector}:focus`).count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${selector}`)
}
