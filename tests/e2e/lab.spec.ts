import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { DESK, everywhere, PHONE } from '../support/everywhere.ts'
import { openFollowing, reloadFollowing } from '../support/follows-events.ts'
import { type Activity, joinable, jumpToDistribution } from '../support/lab.ts'
import { call, openAs, persona } from '../support/members.ts'
import { navigateInApp } from '../support/navigation.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { setPreferences, tabTo } from '../support/settings.ts'
import { test } from '../support/test.ts'

const DAY = 86_400_000
const TRADER = persona('trader')
const PHONE_NUMBER = '13800000003'

const SHARING = 3
const SUBSCRIPTION = 4
const MINING = 5
const LOCK = 6

const message = (page: Page, text: string | RegExp) => page.locator('[data-toast]').filter({ hasText: text })
const amountOf = (page: Page) => page.getByRole('textbox', { name: /^Amount/ })
const subscription = ({ type, holdUnit }: Activity): boolean => type === SUBSCRIPTION && holdUnit === null

/** Types an amount and the code that was sent, and submits. */
async function ask(page: Page, sandbox: Sandbox, amount: string): Promise<void> {
  await amountOf(page).fill(amount)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('button', { name: /^Again in/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Verification code' }).fill(await sandbox.codeSentTo(PHONE_NUMBER))
  await page.getByRole('button', { name: /^Join with/ }).click()
}

async function join(page: Page, sandbox: Sandbox, amount: string): Promise<void> {
  await ask(page, sandbox, amount)
  const question = page.getByRole('alertdialog', { name: /^Join with/ })
  await question.getByRole('button', { name: /^Join with/ }).click()
  await expect(message(page, /^Joined with/)).toBeVisible()
}

/** Takes part by a call, as another tab would. */
async function joinElsewhere(page: Page, sandbox: Sandbox, token: string, id: number): Promise<void> {
  await call(page, '/uc/mobile/activity/code', {}, token)
  const code = await sandbox.codeSentTo(PHONE_NUMBER)
  const form = { activityId: `${id}`, amount: '20', aims: PHONE_NUMBER, code }
  await call(page, '/uc/activity/attend', form, token)
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(DESK)
})

// Other files find the trader's money and the clock where they were.
test('FEAT-21.c STATE-10.b STATE-10.e STATE-10.f STATE-09.d STATE-09.b in German and by keyboard alone an activity is joined by code, distributed, and told', async ({
  page,
  sandbox,
}) => {
  test.slow()
  await setPreferences(page, 'de_DE', 'black')
  const { id } = await joinable(page, sandbox, subscription)
  await openFollowing(page, TRADER, '/lab?show=ongoing')
  await tabTo(page, 'link', /^Details .*: freie Zeichnung$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/lab/detail/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/: freie Zeichnung$/)
  await tabTo(page, 'textbox', /^Menge/)
  await page.keyboard.type('100')
  await expect(page.getByText('Es bezahlt 100\u00a0OBX, die auf Ihr Spot-Konto kommen')).toBeVisible()
  await expect(
    page.locator('form').getByText(/Eine Teilnahme kann nicht zurückgenommen werden/),
  ).toBeVisible()
  await tabTo(page, 'button', 'Code senden')
  await page.keyboard.press('Enter')
  const code = page.getByRole('textbox', { name: 'Bestätigungscode' })
  await expect(code).toBeFocused()
  await page.keyboard.type(await sandbox.codeSentTo(PHONE_NUMBER))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: /^Mit [\d,]+\sUSDT teilnehmen\?$/ })
  await expect(question).toContainText('Das kann nicht zurückgenommen werden.')
  await expectAccessible(page, 'the question before an activity is joined')
  // The safe button has the focus.
  await page.keyboard.press('Tab')
  await expect(question.getByRole('button', { name: /^Mit/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(message(page, /^Teilgenommen mit/)).toBeVisible()
  const own = page.getByRole('table', { name: 'Meine Teilnahmen' })
  await expect(own.getByRole('row', { name: /100\sOBX/ })).toContainText('Noch nicht ausgeführt')
  await expect(page.getByText('1 genutzt, 1 übrig')).toBeVisible()

  await navigateInApp(page, '/money')
  await sandbox.jump(4 * DAY)
  await expect(message(page, /^Lab-Aktion verteilt/)).toHaveCount(1)
  await message(page, /^Lab-Aktion verteilt/)
    .getByRole('button', { name: 'Ansehen' })
    .click()
  await expect(page).toHaveURL('/innovation/myorders')
  const row = page.getByRole('row', { name: /100\sOBX/ })
  await expect(row).toContainText('Eingesetzt')
  await expect(row).toContainText(/0\sUSDT/)
  await page.goto('/walletHistory?coin=OBX')
  await expect(
    page
      .getByRole('main')
      .getByText(/\+100\sOBX|\+100,00|\+100/)
      .first(),
  ).toBeVisible()
})

test('STATE-10.d FEAT-21.f ENT-15.b STATE-09.f STATE-09.g a lock-up shows its schedule before and after, and releases by it', async ({
  page,
  sandbox,
}) => {
  test.slow()
  const { id } = await joinable(
    page,
    sandbox,
    ({ type, lockedPeriod }) => type === LOCK && lockedPeriod === 1,
  )
  await openFollowing(page, TRADER, `/lab/detail/${id}`)
  await amountOf(page).fill('100')
  await expect(page.getByText('100 USDT and a fee of 1 USDT')).toBeVisible()
  await expect(page.getByText('The amount is locked; the fee of 1 USDT is kept')).toBeVisible()
  await page.getByText('Whole schedule').click()
  const schedule = page.getByRole('table', { name: 'Schedule of releases' })
  await expect(schedule.getByRole('row')).toHaveCount(9)
  await everywhere(page, 'a lock-up with its schedule')
  await join(page, sandbox, '100')
  await expect(page.getByRole('table', { name: 'My participations' })).toContainText('Not deployed')
  await jumpToDistribution(page, sandbox)

  await page.goto('/innovation/mylocked')
  const lock = page.getByRole('listitem').filter({ hasText: 'USDT lock-up' }).filter({ hasText: '0 of 8' })
  await expect(lock).toContainText('To be released')
  await expect(lock).toContainText(/12\.75\sUSDT/)
  // Longer than a session lasts would be too long at once.
  await sandbox.jump(4 * DAY)
  await reloadFollowing(page)
  await expect(lock).toBeVisible()
  await sandbox.jump(4 * DAY)
  await expect(message(page, 'Released from your lock-up')).toContainText(/12\.75\sUSDT/)
  const releasing = page
    .getByRole('listitem')
    .filter({ hasText: 'USDT lock-up' })
    .filter({ hasText: '1 of 8' })
  await expect(releasing).toContainText('Releasing')
  await everywhere(page, 'lock-ups')
  await releasing.getByRole('link', { name: /^Whole schedule/ }).click()
  await expect(page).toHaveURL(/lock=\d+/)
  await expect(schedule.getByRole('row').nth(1)).toContainText('Released')
  await expect(schedule.getByRole('row').nth(2)).toContainText('Next')
  await expect(page.getByRole('table', { name: 'Releases so far' }).getByRole('row')).toHaveCount(2)
  await everywhere(page, 'a lock-up with its releases')
})

test('STATE-10.c FEAT-21.e ENT-14.b STATE-09.a STATE-09.e machines are bought, yield once a period, and list their outputs', async ({
  page,
  sandbox,
}) => {
  test.slow()
  const { id } = await joinable(
    page,
    sandbox,
    ({ type, miningPeriod }) => type === MINING && miningPeriod === 0,
  )
  await openFollowing(page, TRADER, `/lab/detail/${id}`)
  await amountOf(page).fill('2')
  await expect(page.getByText('2 machines × 55 USDT')).toBeVisible()
  await expect(page.getByText('First payout: 3.10 OBX, then every day')).toBeVisible()
  await join(page, sandbox, '2')
  await expect(page.getByRole('table', { name: 'My participations' })).toContainText('Not deployed')
  await sandbox.jump(4 * DAY)
  await page.goto('/innovation/myminings')
  const machines = page.getByRole('listitem').filter({ hasText: '2 machines · every day' })
  await expect(machines).toContainText('Deployed')
  await expect(machines).toContainText('30 days')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Closed' })).toHaveCount(1)
  await everywhere(page, 'machines')
  await sandbox.jump(2 * DAY)
  await expect(message(page, 'Your machines have mined').first()).toContainText(/3\.10\sOBX/)
  await machines.getByRole('link', { name: /^Outputs/ }).click()
  await expect(
    page
      .getByRole('table', { name: 'Outputs' })
      .getByRole('row', { name: /3\.10\sOBX/ })
      .first(),
  ).toBeVisible()
  await everywhere(page, 'outputs of machines')
})

test('STATE-10.a STATE-10.g STATE-09.c a canceled activity gives back what was frozen, and says so', async ({
  page,
  sandbox,
}) => {
  const { id } = await joinable(
    page,
    sandbox,
    ({ type, acceptUnit, leveloneCount }) => type === SHARING && acceptUnit === 'USDT' && leveloneCount === 0,
  )
  await openFollowing(page, TRADER, `/lab/detail/${id}`)
  await amountOf(page).fill('500')
  await expect(page.getByText(/^All of it comes back, and you get your share of/)).toBeVisible()
  await join(page, sandbox, '500')
  const own = page.getByRole('table', { name: 'My participations' })
  await expect(own).toContainText('To be transacted')
  await sandbox.activity({ id, cancel: true })
  await expect(message(page, 'Lab activity canceled')).toContainText(/500\sUSDT/)
  await expect(own).toContainText('Canceled')
  await expect(page.getByText('All that was frozen is back in each spot account, fees too.')).toBeVisible()
  await expect(amountOf(page)).toHaveCount(0)
  await everywhere(page, 'a canceled activity')
})

test('VAL-27.cd MSG-04.b MSG-05.b MSG-06 an amount that may not be joined with is refused at its field', async ({
  page,
  sandbox,
}) => {
  test.slow()
  const { id } = await joinable(page, sandbox, subscription)
  const read = page.waitForRequest(/activity\/getmemberrecords/)
  await openAs(page, TRADER, `/lab/detail/${id}`)
  const token = (await read).headers()['x-auth-token'] ?? ''
  const amount = amountOf(page)
  const wrong = page.getByRole('main').getByRole('alert')
  for (const [typed, says] of [
    ['19.99', /At least 20.OBX/],
    ['2000.01', /You may have 2,000.OBX more at most/],
  ] as const) {
    await amount.fill(typed)
    await amount.press('Enter')
    await expect(wrong.filter({ hasText: says }).first()).toBeVisible()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
  }
  await expectAccessible(page, 'an amount that is refused')
  // Another tab takes part as often as one may.
  await joinElsewhere(page, sandbox, token, id)
  await joinElsewhere(page, sandbox, token, id)
  await ask(page, sandbox, '20')
  const question = page.getByRole('alertdialog', { name: /^Join with/ })
  await question.getByRole('button', { name: /^Join with/ }).click()
  await expect(
    wrong.filter({ hasText: 'You have taken part in this activity as often as you may.' }).first(),
  ).toBeVisible()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
})

test('FEAT-21.c on a phone the question before an activity is joined is a sheet, and can be turned down', async ({
  page,
  sandbox,
}) => {
  const { id } = await joinable(page, sandbox, subscription)
  await page.setViewportSize(PHONE)
  await openAs(page, TRADER, `/lab/detail/${id}`)
  await ask(page, sandbox, '20')
  const question = page.getByRole('alertdialog', { name: /^Join with/ })
  await expect(question).toContainText('It cannot be taken back.')
  await everywhere(page, 'the question before an activity is joined')
  await question.getByRole('button', { name: 'Back' }).click()
  await expect(question).toHaveCount(0)
  await expect(amountOf(page)).toHaveValue('20')
  await expect(page.getByText('You have not joined yet')).toBeVisible()
})
