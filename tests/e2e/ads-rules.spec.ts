import { expect } from '@playwright/test'
import {
  chooseCoin,
  chooseCountry,
  FUND,
  MAX,
  message,
  MIN,
  NUMBER,
  POST,
  PREMIUM,
  PRICE,
} from '../support/ad-form.ts'
import { expectAccessible } from '../support/axe.ts'
import { field, fill, press } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { logInAs } from '../support/members.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)

test('VAL-11.bc VAL-12.bcdej VAL-13.ab VAL-14.a VAL-15.ac VAL-16.b VAL-17.c VAL-18.ack each rule of an ad shows its error at its field', async ({
  page,
}) => {
  await logInAs(page, 'merchant@openbourse.test')
  await page.goto('/createAd')
  await chooseCountry(page, 'Germany')
  await chooseCoin(page, 'BTC')
  const attempt = async (values: Record<string, string>): Promise<void> => {
    await fill(page, values)
    await press(page, POST)
  }
  await attempt({ [NUMBER]: '0.5', [PREMIUM]: '20.01', [MIN]: '99.99', [MAX]: '5000' })
  await expect(message(page, 'minLimit')).toContainText('At least 100')
  await expect(message(page, 'premiseRate')).toContainText('At most 20')
  await expect(message(page, 'pay[]')).toHaveText(t('forms.ad.pay.required'))
  await expect(message(page, 'jyPassword')).toHaveText(t('forms.field.jyPassword.required'))

  await attempt({ [PREMIUM]: '20', [MIN]: '5000', [MAX]: '5000' })
  await expect(message(page, 'premiseRate')).not.toContainText('At most')
  await expect(message(page, 'minLimit')).toContainText('Has to be less than 5,000')
  await expect(message(page, 'maxLimit')).toContainText('Has to be more than 5,000')

  await page.getByRole('switch', { name: t('forms.ad.priceType.label') }).click()
  await attempt({ [PRICE]: '10x', [MIN]: '100' })
  await expect(message(page, 'price')).toHaveText(t('forms.rule.not-a-number'))
  // Half a coin at 1000 is worth 500, a hundred of them 100,000.
  await attempt({ [PRICE]: '1000.239', [MAX]: '501' })
  await expect(field(page, PRICE)).toHaveValue('1000.23')
  await expect(message(page, 'maxLimit')).toContainText('At most 500')
  await attempt({ [NUMBER]: '8', [MAX]: '100024' })
  await expect(message(page, 'maxLimit')).toContainText(/At most (8,001|100,023)/)
  await fill(page, { [MAX]: '700.9', [NUMBER]: '0.123456789' })
  await expect(field(page, MAX)).toHaveValue('700')
  await expect(field(page, NUMBER)).toHaveValue('0.12345678')
  await expect(message(page, 'number')).toContainText('8 decimals')
  await attempt({ [NUMBER]: '9' })
  await expect(message(page, 'number')).toContainText(/At most .*BTC/)
  await page.getByRole('radio', { name: /Buy online/ }).check()
  await expect(message(page, 'number')).not.toContainText('At most')
  await attempt({ [MAX]: '100024' })
  await expect(message(page, 'maxLimit')).toContainText('At most 100,023')
  await attempt({ [MAX]: '100023', [FUND]: 'not-the-password' })
  await page.getByRole('checkbox', { name: 'Zelle' }).check()
  await press(page, POST)
  await expect(message(page, 'jyPassword')).toContainText('The fund password is wrong.')
  await expect(field(page, FUND)).toBeFocused()
  await expectAccessible(page, 'ad, refused by the exchange')
})

test('VAL-13.d a coin without any valid order amount shows a warning that names the currencies that work', async ({
  page,
}) => {
  await logInAs(page, 'merchant@openbourse.test')
  await page.goto('/createAd')
  await chooseCountry(page, 'Germany')
  await chooseCoin(page, 'USDT')
  const note = page.getByRole('status').filter({ hasText: t('ads.room.works') })
  await expect(note).toContainText(t('ads.room.title', { unit: 'USDT', currency: 'EUR' }))
  await expect(note).toContainText(/begin at 100.EUR.*100.USDT at most, worth 8\d.EUR/)
  await expect(note.getByRole('listitem')).toHaveText([
    /another coin: BTC, ETH/,
    /another currency: .*JPY/,
    /premium of 1\d(\.\d+)?% or more/,
    /fixed price of 1\.01.EUR or more/,
  ])
  await expectAccessible(page, 'ad, no room for orders')
  await fill(page, { [PREMIUM]: '20,0' })
  await expect(note).toHaveCount(0)
  await expect(message(page, 'premiseRate')).not.toContainText(t('forms.ad.price.required'))
  await fill(page, { [PREMIUM]: '1,5x' })
  await field(page, PREMIUM).blur()
  await expect(message(page, 'premiseRate')).toHaveText(t('forms.rule.not-a-number'))
  await fill(page, { [PREMIUM]: '' })
  await expect(note).toBeVisible()
  await chooseCoin(page, 'BTC')
  await expect(note).toHaveCount(0)
})
