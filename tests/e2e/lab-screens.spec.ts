import { expect, type Page } from '@playwright/test'
import { DESK, everywhere, NARROWEST } from '../support/everywhere.ts'
import { logIn } from '../support/people.ts'
import { activitiesOf, joinable } from '../support/lab.ts'
import { clearSession, makeMember, openAs, persona } from '../support/members.ts'
import { navigateInApp } from '../support/navigation.ts'
import { expectNoSidewaysScroll } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { expectLive } from '../support/trading-screen.ts'
import { textsOf } from '../support/texts.ts'
import { MEASURES, setWidestTexts } from '../support/widest.ts'

const TRADER = persona('trader')
/** Has proven a name, and invited nobody. */
const VERIFIED = persona('verified')

const SALE = 1
const SUBSCRIPTION = 4
const LOCK = 6

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(DESK)
})
test('STATE-08.abcde FEAT-21.a the list shows the activities of each phase, of every type, and more of them', async ({
  page,
}) => {
  await page.goto('/lab')
  await expect(cards(page).first()).toBeVisible()
  await everywhere(page, 'activities')
  for (const [name, step] of [
    ['Coming', 0],
    ['Ongoing', 1],
    ['Distributing', 2],
    ['Completed', 3],
  ] as const) {
    const { length } = await activitiesOf(page.request, step)
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tab', { name })).toHaveText(`${name}${length}`)
    await expect(page).toHaveURL(`/lab?show=${name.toLowerCase()}`)
    await expect(cards(page).filter({ hasText: name })).toHaveCount(Math.min(12, length))
  }
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(cards(page)).toHaveCount(24)
  await page.getByRole('tab', { name: 'All' }).click()
  for (const type of [
    'Spot launch, first come',
    'Spot launch, shared out',
    'Position sharing',
    'Free subscription',
    'Cloud mining',
    'Lock-up',
  ])
    await expect(cards(page).getByText(type, { exact: true }).first()).toBeVisible()
})

test('FEAT-21.a a sale leads to the market of its pair', async ({ page }) => {
  const sale = (await activitiesOf(page.request, 1)).find(({ type }) => type === SALE)
  await page.goto(`/lab/detail/${sale?.id}`)
  await expect(page.getByText(/^This coin is sold on the spot market, on the pair/)).toBeVisible()
  await everywhere(page, 'a sale')
  await page.getByRole('main').getByRole('link', { name: 'To the market' }).click()
  await expect(page).toHaveURL(/\/exchange\/\w+_usdt$/)
  // A reset of the sandbox refuses what the market still asks for.
  await expectLive(page)
  await page.close()
})

test('VAL-33.e MSG-08.b FEAT-21.b a visitor sees all of an activity, and is led to the log-in and back', async ({
  page,
  sandbox,
}) => {
  const { id } = await joinable(page, sandbox, ({ type }) => type === LOCK)
  await page.goto(`/lab/detail/${id}`)
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'What becomes of your money' })).toContainText('When you join')
  await expect(page.getByRole('heading', { name: 'My participations' })).toHaveCount(0)
  await everywhere(page, 'an activity, visitor')
  await page.getByRole('button', { name: 'Log in to join' }).click()
  await expect(page).toHaveURL('/Login')
  await logIn(page, textsOf('en_US'), TRADER.account)
  await expect(page).toHaveURL(`/lab/detail/${id}`)
  await expect(page.getByRole('textbox', { name: /^Amount/ })).toBeVisible()
})

test('VAL-33.b VAL-33.c MSG-09.c a member without a verified name is led there and back, the rest stays to be read', async ({
  page,
  sandbox,
}) => {
  const { id } = await joinable(page, sandbox, ({ type }) => type === LOCK)
  await openAs(page, await makeMember(page, sandbox, 'email'), `/lab/detail/${id}`)
  const go = page.getByRole('link', { name: 'Go Verify your real name' })
  await expect(go).toHaveAttribute('href', `/realName?back=%2Flab%2Fdetail%2F${id}`)
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible()
  await everywhere(page, 'an activity, real name missing')
})

test('FEAT-21.b a limit that is not met closes the form, and says which and by how much', async ({
  page,
  sandbox,
}) => {
  const { id } = await joinable(page, sandbox, ({ leveloneCount }) => leveloneCount > 0)
  await openAs(page, VERIFIED, `/lab/detail/${id}`)
  await expect(page.getByRole('button', { name: '1 limit is not met' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  const friends = page.getByRole('listitem').filter({ hasText: /^At least \d friends of the first level/ })
  await expect(friends).toContainText('no friends yet')
  await expect(friends.getByRole('link', { name: 'Invite' })).toHaveAttribute('href', '/invite')
  await everywhere(page, 'an activity, a limit is not met')
})

test('an activity that does not exist, and lists of a member who never joined, say so and lead on', async ({
  page,
}) => {
  await page.goto('/lab/detail/0')
  await expect(page.getByText('There is no such activity')).toBeVisible()
  await everywhere(page, 'no such activity')
  for (const [path, text] of [
    ['/innovation/myorders', 'No participations yet'],
    ['/innovation/myminings', 'No machines yet'],
    ['/innovation/mylocked', 'No lock-ups yet'],
  ] as const) {
    await openAs(page, VERIFIED, path)
    const state = page.locator('[data-state="empty"]').filter({ hasText: text })
    await state.getByRole('link', { name: 'See activities' }).click()
    await expect(page).toHaveURL('/lab')
  }
  await clearSession(page)
})

test('participations, machines and locks of the past stand in their lists, with files', async ({ page }) => {
  await openAs(page, TRADER, '/innovation/myorders')
  await expect(page.getByRole('row')).toHaveCount(8)
  await everywhere(page, 'participations')
  for (const [name, file] of [
    ['Participations', 'lab-participations.csv'],
    ['Machines', 'mining-machines.csv'],
    ['Lock-ups', 'lock-ups.csv'],
  ] as const) {
    await page.getByRole('navigation', { name: 'My lab' }).getByRole('link', { name }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    expect((await download).suggestedFilename()).toBe(file)
  }
})

test('the text of an activity is cleaned before it is shown', async ({ page, guard }) => {
  // The policy forbids the handler already where the text is taken apart.
  guard.allow(/inline event handler/)
  const [activity] = await activitiesOf(page.request, 1)
  await page.route('**/api/uc/activity/detail', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { readonly data: object }
    const content = '<p>About <b onclick="x()">OBX</b><script>x()</script><iframe src="/"></iframe></p>'
    await route.fulfill({ json: { ...body, data: { ...body.data, content } } })
  })
  await page.goto(`/lab/detail/${activity?.id}`)
  const text = page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: /^About OBX$/ })
  await expect(text).toBeVisible()
  expect(await text.innerHTML()).toBe('About <b>OBX</b>')
})

test('where the operator has no lab, its screens say so and the menus are without it', async ({
  page,
  guard,
}) => {
  guard.allow(/404/)
  await page.route(/\/api\/uc\/(?:activity|miningorder|lockedorder)\//, (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  )
  await openAs(page, TRADER, '/lab')
  await expect(page.getByRole('heading', { name: textsOf('en_US')('not-offered.title') })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Lab', exact: true })).toHaveCount(0)
  await everywhere(page, 'the lab is not offered')
})

for (const measure of MEASURES)
  test(`at 360 px no screen of the lab is wider than the window: widest ${measure}`, async ({
    page,
    sandbox,
  }) => {
    const lock = await joinable(page, sandbox, ({ type }) => type === LOCK)
    const subscription = await joinable(page, sandbox, ({ type }) => type === SUBSCRIPTION)
    await page.setViewportSize(NARROWEST)
    await openAs(page, TRADER, '/LiveView')
    await setWidestTexts(page, measure)
    for (const path of [
      '/lab',
      `/lab/detail/${lock.id}`,
      `/lab/detail/${subscription.id}`,
      '/innovation/myorders',
      '/innovation/myminings',
      '/innovation/myminings?machine=1',
      '/innovation/mylocked',
      '/innovation/mylocked?lock=1',
    ]) {
      await navigateInApp(page, path)
      await expectNoSidewaysScroll(page, `${path}, widest ${measure}`)
    }
  })
