import { expect, type Page } from '@playwright/test'

type Offer = {
  readonly advertiseId: number
  readonly memberName: string
  readonly localCurrency: string | null
}

/** Address of the first ad of a member who sells USDT. @throws Error when there is none */
export async function adOf(page: Page, memberName: string): Promise<string> {
  const answer = await page.request.post('/api/otc/advertise/page-by-unit', {
    form: { unit: 'USDT', advertiseType: '1', pageNo: '1', pageSize: '50' },
  })
  const { data } = (await answer.json()) as { data: { context: readonly Offer[] } }
  const ad = data.context.find((offer) => offer.memberName === memberName)
  if (ad === undefined) throw new Error(`no ad of ${memberName}`)
  return `/tradeInfo?id=${ad.advertiseId}`
}

/** Number of the order that a page shows. */
const orderNumber = (page: Page): string => new URL(page.url()).searchParams.get('order') ?? ''

/** Fills in the money of an ad's form and sends it; the screen of the order opens. Returns its number. */
export async function buyFor(page: Page, money: string): Promise<string> {
  await page.getByRole('textbox', { name: 'You pay' }).fill(money)
  await page.getByRole('button', { name: /^Buy \d/ }).click()
  await expect(page).toHaveURL(/orderMy\?order=/)
  return orderNumber(page)
}

/** Says that the order on the screen is paid, with the tick that its question asks for. */
export async function sayPaid(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^I have paid/ }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('checkbox').check()
  await question.getByRole('button', { name: 'Yes, I have paid' }).click()
  await expect(page.getByRole('button', { name: 'Call staff' })).toBeVisible()
}
