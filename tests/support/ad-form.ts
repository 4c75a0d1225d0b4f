import type { Page } from '@playwright/test'
import { LANGUAGE } from './language.ts'
import { textsOf } from './texts.ts'

/** Labels of the form in which an ad is written, and what its tests do with it, in English. */
const t = textsOf(LANGUAGE)

const COIN = t('forms.ad.coinId.label')
export const NUMBER = t('forms.ad.number.label')
export const PREMIUM = t('forms.ad.premiseRate.label')
export const PRICE = t('forms.ad.price.label')
export const MIN = t('forms.ad.minLimit.label')
export const MAX = t('forms.ad.maxLimit.label')
export const FUND = t('forms.field.jyPassword.label')
export const POST = t('forms.ad.submit')

export async function chooseCoin(page: Page, unit: string): Promise<void> {
  const coin = page.getByRole('combobox', { name: COIN, exact: true })
  await coin.click()
  await coin.fill(unit)
  await page.getByRole('option', { name: unit }).first().click()
}

export async function chooseCountry(page: Page, name: string): Promise<void> {
  const country = page.getByRole('combobox', { name: t('forms.field.country.label'), exact: true })
  await country.click()
  await country.fill(name)
  await page.getByRole('option', { name }).first().click()
}

export const message = (page: Page, name: string) => page.locator(`[id="ad_${name}__message"]`)
