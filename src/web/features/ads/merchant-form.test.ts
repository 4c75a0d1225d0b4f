import { expect, test } from 'vitest'
import { findErrors } from '#src/web/forms/field-errors.ts'
import { merchantFormFor } from './merchant-form.ts'

const told = { telno: '15100000002', businessAuthDepositId: 1, assetData: '/a.png', tradeData: '/b.png' }

test.each([
  [{ language: 'zh_CN' }, true],
  [{ language: 'zh_HK' }, true],
  [{ language: 'de_DE' }, false],
  [null, false],
  [undefined, false],
])('FEAT-19.j an applicant from a country of %j is asked for WeChat and QQ: %j', (country, isAsked) => {
  const form = merchantFormFor(country)
  expect([form.ui.order.includes('wechat'), form.ui.order.includes('qq')]).toEqual([isAsked, isAsked])
  expect(findErrors(form, told)).toEqual([])
})
