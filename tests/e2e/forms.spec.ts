import { readdirSync } from 'node:fs'
import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { Answers } from '../support/answers.ts'
import { expectAccessible } from '../support/axe.ts'
import { bothThemes } from '../support/both-themes.ts'
import {
  callOf,
  fillForm,
  formOf,
  openFormAs,
  openForm,
  prepareForm,
  send,
  submitOf,
} from '../support/form-states.ts'
import { type FormCase, FORMS } from '../support/form-table.ts'
import { LANGUAGE } from '../support/language.ts'
import { holdRequest } from '../support/hold-request.ts'
import { openAs, persona } from '../support/members.ts'
import { expectNoSidewaysScroll } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { MEASURES, setWidestTexts } from '../support/widest.ts'
import { waitForIdleScreen, isCall, navigateInApp, pendingRequests } from '../support/navigation.ts'

const t = textsOf(LANGUAGE)

test('the form table lists every form but those of trading screens, which have their own tests', () => {
  const forms = readdirSync('forms', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const known = new Set([...FORMS.map(({ id }) => id), 'spot-order', 'option-bet', 'second-order'])
  // Those of C2C orders have tests beside their screens.
  const rest = forms
    .map(({ name }) => name)
    .filter((name) => !known.has(name) && !/^(?:(?:coin-)?swap|otc)-/.test(name))
  expect(rest).toEqual([])
})

for (const one of FORMS)
  test(`${one.id}: accessible with what is wrong, refused and sent, refusals in both themes; usable by Tab and Enter`, async ({
    page,
    sandbox,
  }) => {
    const { operation, path, example } = callOf(one)
    await openForm(page, t, sandbox, one)
    await waitForIdleScreen(page)
    await expectTabReachesAll(page, one)
    // What is wrong comes beside all of the empty form, and a refusal beside all of the filled one.
    if (one.optional === true) await expectAccessible(page, 'empty')
    else {
      await formOf(page, one).locator('input:not([type=radio], [type=file])').last().press('Enter')
      await expect(page.getByRole('alert').first()).toBeVisible()
      await bothThemes(page, 'wrong')
    }
    await fillForm(page, one)
    if (one.asks === true) return expectAccessible(page, 'filled')
    await sandbox.force({ [operation]: 500 })
    await send(page, one)
    await expect(page.getByRole('alert').filter({ hasText: t('simulated-failure') })).toBeVisible()
    await expect(submitOf(page, one)).toBeEnabled()
    await bothThemes(page, 'refused')
    const ended = (url: URL): boolean => url.pathname === `/api${path}`
    await page.route(ended, (route) => route.fulfill({ json: example }))
    const answered = page.waitForResponse((response) => ended(new URL(response.url())))
    await send(page, one)
    await answered
    await expect(one.stays === true ? submitOf(page, one) : formOf(page, one)).toHaveCount(one.stays ? 1 : 0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await waitForIdleScreen(page)
    await expectAccessible(page, 'sent')
  })

/** Links that stand between the controls of a form. */
const LINKS = 4

/**
 * Selector of the elements that take the focus: one of a group of radios, and none that is reached through another
 * control.
 */
const STOPS =
  'input:not([tabindex="-1"], [type=radio]:not(:checked)), select, textarea, button:not([tabindex="-1"])'

async function expectTabReachesAll(page: Page, one: FormCase): Promise<void> {
  const controls = formOf(page, one).locator(STOPS).and(page.locator(':enabled'))
  const all = await controls.count()
  await controls.first().focus()
  const reached = new Set([0])
  for (let presses = 0; presses < all + LINKS; presses += 1) {
    await page.keyboard.press('Tab')
    reached.add(
      await controls.evaluateAll((found) => found.findIndex((one) => one === document.activeElement)),
    )
  }
  // What was busy at first may have come to life meanwhile.
  expect([...reached].filter((at) => at >= 0)).toHaveLength(await controls.count())
}

const LATE_CONTROLS = /assets\/(image|ips)-widget/
const WITH_LATE_CONTROLS = new Set(['real-name', 'merchant-apply', 'api-key-create'])

for (const one of FORMS.filter(({ id }) => WITH_LATE_CONTROLS.has(id)))
  for (const width of [360, 1440])
    test(`${one.id}: controls whose code comes late have their room from the start, ${width} px wide`, async ({
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      const letGo = await holdRequest(page, LATE_CONTROLS)
      await openFormAs(page, sandbox, one.who, one.path)
      await expect(formOf(page, one).locator('[aria-busy]').first()).toBeVisible()
      const isHeld = (request: Request): boolean => LATE_CONTROLS.test(request.url())
      await expect.poll(() => [...pendingRequests(page)].every(isHeld)).toBe(true)
      const before = await formOf(page, one).boundingBox()
      letGo()
      await waitForIdleScreen(page)
      expect((await formOf(page, one).boundingBox())?.height).toBe(before?.height)
    })

const WITH_SKELETONS = new Set(['withdraw', 'withdraw-code-create', 'api-key-create', 'merchant-apply'])
/** Pixels that a hint of two lines adds. */
const HINT = 20

/** Pixels; waits until the element is drawn. */
async function heightOf(element: Locator): Promise<number> {
  let height = 0
  await expect
    .poll(async () => (height = (await element.filter({ visible: true }).first().boundingBox())?.height ?? 0))
    .toBeGreaterThan(0)
  return height
}

test('a form that waits for its data has its room from the start', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, persona('trader'), '/LiveView')
  await waitForIdleScreen(page)
  const answers = await Answers.of(page)
  for (const one of FORMS.filter(({ id }) => WITH_SKELETONS.has(id))) {
    await answers.become('never')
    await page.goto(one.path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // One skeleton replaces another while code comes; between the two there is nothing to measure.
    await expect.poll(() => [...pendingRequests(page)].every(isCall)).toBe(true)
    const before = await heightOf(page.getByRole('main').locator(':has(> output)'))
    await answers.become('well')
    await waitForIdleScreen(page)
    const grown = (await heightOf(formOf(page, one))) - before
    expect.soft(Math.abs(grown), `${one.path} grows by ${grown} px`).toBeLessThanOrEqual(HINT)
  }
})

/** Forms of the account have a test of their own, in tests/e2e/account-access.spec.ts. */
const ELSEWHERE = /^.(admin|realName|change|setFund|retrieve|remove)/
const READERS = Map.groupBy(
  FORMS.filter(({ path }) => !ELSEWHERE.test(path)),
  ({ who }) => who,
)

const screenOf = (one: FormCase | undefined): string | undefined => one?.path.split('?')[0]

for (const [who, forms] of READERS)
  test(`on a phone of 360 px no form scrolls sideways, with the widest texts of nine languages: ${who}`, async ({
    page,
    sandbox,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 360, height: 740 })
    await openFormAs(page, sandbox, who)
    for (const measure of MEASURES) {
      const texts = await setWidestTexts(page, measure)
      for (const [at, one] of forms.entries()) {
        // Away from the form before, where it stands on the same page.
        if (screenOf(one) === screenOf(forms[at - 1])) await navigateInApp(page, '/LiveView')
        await navigateInApp(page, one.path)
        await prepareForm(page, texts, one)
        await waitForIdleScreen(page)
        if (one.optional !== true) {
          await submitOf(page, one).click()
          const refused = page.getByRole('alert').first()
          await expect(refused, `${one.id}, widest ${measure}: what is wrong is listed`).toBeVisible()
        }
        await expectNoSidewaysScroll(page, `${one.id}, widest ${measure}`)
      }
    }
  })
