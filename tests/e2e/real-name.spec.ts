import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { labelsOf } from '../support/form-labels.ts'
import { fill } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { makeMember, openAs } from '../support/members.ts'
import { htmlAsPicture, pickPicture, png } from '../support/pictures.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)
const label = labelsOf(LANGUAGE, 'real-name')
const PHOTOS = ['idCardFront', 'idCardBack', 'handHeldIdCard'] as const
const MOST = 8 * 1024 * 1024
const REVIEW_MS = 21_000

const message = (page: Page, field: string): Locator => page.locator(`[id="real-name_${field}__message"]`)
const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]').click()
const pick = (page: Page, photo: (typeof PHOTOS)[number]) => page.locator(`[id="real-name_${photo}"]`)

/** Fills the whole form: a German identity card and three photos, each waited for until it is there. */
async function apply(page: Page, name: string, idNumber: string): Promise<void> {
  await fill(page, { [label('realName')]: name, [label('idCard')]: idNumber })
  for (const photo of PHOTOS) await pickPicture(pick(page, photo), `${photo}.png`)
}

let documents = 0
const idNumber = (): string => {
  documents += 1
  return `C22${documents}X0T47`
}

test('SESS-07.f photos and number are kept while another screen is open, and a reload asks for a confirmation', async ({
  page,
  sandbox,
}) => {
  await openAs(page, await makeMember(page, sandbox, 'email'), '/realName')
  await expect(page.getByText(t('account.document.DE'))).toBeVisible()
  const number = idNumber()
  await apply(page, 'Ada Example', number)
  const menu = page.getByRole('navigation', { name: t('shell.area.account') })
  await menu.getByRole('link', { name: t('shell.area.overview') }).click()
  await expect(page).toHaveURL('/admin')
  await menu.getByRole('link', { name: t('shell.title.realName') }).click()
  await expect(page.getByRole('main').getByRole('img', { name: /^Preview/ })).toHaveCount(3)
  await expect(page.locator('[id="real-name_idCard"]')).toHaveValue(number)
  const [asked] = await Promise.all([
    page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept()
      return dialog.type()
    }),
    page.reload(),
  ])
  expect(asked).toBe('beforeunload')
  await expect(page.locator('[id="real-name_realName"]')).toHaveValue('Ada Example')
  await expect(page.locator('[id="real-name_idCard"]')).toHaveValue('')
  await apply(page, 'Ada Example', number)
  await submit(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('FEAT-04.c STATE-12.bd ENT-18.c VAL-33.b three photos are sent, reviewed and verified, and the member returns to the screen before', async ({
  page,
  sandbox,
}) => {
  await openAs(page, await makeMember(page, sandbox, 'email'), '/realName?back=%2Fmoney')
  await expect(page.getByText(t('account.document.DE'))).toBeVisible()
  await apply(page, 'Ada Example', idNumber())
  await submit(page)
  const steps = page.getByRole('list', { name: t('account.realName') }).getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto('/admin')
  const card = page.getByRole('region', { name: t('account.realName') })
  await expect(card).toContainText(t('account.realName.review'))
  await page.goto('/realName?back=%2Fmoney')
  await expect(steps.nth(2)).toContainText(t('ui.step.ahead'))
  await sandbox.jump(REVIEW_MS)
  await expect(page.getByText(t('account.review.passed'))).toBeVisible()
  await expect(steps.nth(2)).toContainText(t('ui.step.done'))
  await page.getByRole('link', { name: t('account.goBack') }).click()
  await expect(page).toHaveURL('/money')
})

test('FEAT-04.d STATE-12.ce MSG-15.b a rejected review shows its reason, and can be repeated', async ({
  page,
  sandbox,
}) => {
  await openAs(page, await makeMember(page, sandbox, 'email'), '/realName')
  const number = idNumber()
  await apply(page, 'Ada REFUSE', number)
  await submit(page)
  await expect(page.getByText(t('account.review.waiting'))).toBeVisible()
  await sandbox.jump(REVIEW_MS)
  const steps = page.getByRole('list', { name: t('account.realName') }).getByRole('listitem')
  await expect(steps.nth(2)).toContainText('Review failed, try again')
  await expect(steps.nth(2)).toContainText(t('real-name-refused'))
  await page.getByRole('button', { name: t('account.realName.go.failed') }).click()
  await apply(page, 'Ada Example', number)
  await submit(page)
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await sandbox.jump(REVIEW_MS)
  await expect(page.getByText(t('account.review.passed'))).toBeVisible()
})

test('VAL-09.ac VAL-32.abc the ID number is required and validated, and all three photos are required', async ({
  page,
  sandbox,
}) => {
  await openAs(page, await makeMember(page, sandbox, 'email'), '/realName')
  await submit(page)
  for (const field of ['realName', 'idCard', ...PHOTOS]) await expect(message(page, field)).toHaveText(/\S/)
  await apply(page, 'Ada Example', 'L0-1')
  await submit(page)
  await expect(message(page, 'idCard')).toHaveText(/\S/)
  // A number of another country's documents, then one that only the server can object to.
  await fill(page, { [label('idCard')]: 'A1234567' })
  await submit(page)
  await expect(message(page, 'idCard')).toHaveText(/\S/)
  await fill(page, { [label('idCard')]: 'L01X00T47' })
  await submit(page)
  await expect(message(page, 'idCard')).toHaveText(t('only-authenticate-once'))
  await expect(page.getByLabel(label('idCard'), { exact: true })).toBeFocused()
})

test('VAL-31.bc a photo must be a JPG or PNG by its content, of up to 8 MB', async ({ page, sandbox }) => {
  await openAs(page, await makeMember(page, sandbox, 'email'), '/realName')
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/upload/oss/image')) uploads.push(request.url())
  })
  await pick(page, 'idCardFront').setInputFiles(htmlAsPicture('front.png'))
  await expect(message(page, 'idCardFront')).toHaveText(/JPG/)
  await pick(page, 'idCardBack').setInputFiles(png('back.png', MOST + 1))
  await expect(message(page, 'idCardBack')).toHaveText(/8/)
  expect(uploads).toEqual([])
  const sent = page.waitForResponse((response) => response.url().endsWith('/upload/oss/image'))
  await pick(page, 'handHeldIdCard').setInputFiles(png('hand.png', MOST))
  expect((await sent).ok()).toBe(true)
})

for (const theme of ['black', 'white'])
  test(`FEAT-04.e the form with its photos is accessible filled and refused: ${theme}`, async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('openbourse.theme', chosen), theme)
    await openAs(page, await makeMember(page, sandbox, 'email'), '/realName')
    await apply(page, 'Ada Example', 'L01X00T47')
    await expectAccessible(page, `filled, ${theme}`)
    await submit(page)
    await expect(message(page, 'idCard')).toHaveText(t('only-authenticate-once'))
    await expectAccessible(page, `refused, ${theme}`)
  })
