import { expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import { picture } from '../../hosts/memory/testing-pictures.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'

const as = (token: string, lang = 'en_US') => ({ 'x-auth-token': token, lang })
const statusOf = async (box: TestSandbox, token: string, lang?: string) =>
  (await box.call('/uc/approve/certified/business/status', {}, as(token, lang))).data

async function applied(
  box: TestSandbox,
  token: string,
  more: Readonly<Record<string, string>> = {},
  id = '1',
) {
  const address = (await box.upload(token, picture.png())).data
  const texts = { telno: '15100000002', wechat: 'vera', qq: '10001', coinSymbol: 'USDT' }
  const json = JSON.stringify({ ...texts, assetData: address, tradeData: address, ...more })
  return box.call('/uc/approve/certified/business/apply', { json, businessAuthDepositId: id }, as(token))
}
const review = (box: TestSandbox, refuse: boolean) =>
  box.panel('review', { account: 'verified@openbourse.test', what: 'merchant', refuse })
const EMAIL = 've******@openbourse.test'

test('FEAT-19.h answers and status of an applicant say where the certification stands, in each language', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  const none = { memberLevel: 1, email: EMAIL, detail: null, reason: null }
  expect(await statusOf(box, token)).toEqual({ ...none, certifiedBusinessStatus: 0 })
  expect(await applied(box, token)).toMatchObject({
    code: 0,
    message: 'Thank you. Your application is under review.',
    data: { ...none, certifiedBusinessStatus: 1 },
  })
  await review(box, true)
  const why = 'The pictures do not show enough funds or trades. You may apply again.'
  expect(await statusOf(box, token)).toEqual({ ...none, certifiedBusinessStatus: 3, detail: why })
  await applied(box, token)
  await review(box, false)
  const certified = { ...none, memberLevel: 2 }
  expect(await statusOf(box, token)).toEqual({ ...certified, certifiedBusinessStatus: 2 })
  const asked = (fields = {}) => box.call('/uc/approve/cancel/business', fields, as(token))
  expect(await asked({ detail: 'Please REFUSE' })).toMatchObject({
    code: 0,
    message: 'Your request for the deposit is under review.',
    data: null,
  })
  box.clock.jump(3_600_000)
  const later = await box.logIn('verified')
  const [english, german] = [await statusOf(box, later), await statusOf(box, later, 'de_DE')]
  expect(english).toEqual({
    ...certified,
    certifiedBusinessStatus: 6,
    reason: 'There are open matters with customers. Settle them and ask again.',
  })
  expect(german).not.toEqual(english)
  expect(await box.call('/uc/approve/cancel/business', {}, as(later))).toMatchObject({ code: 0 })
})

test('STATE-15.g a member who has applied reads that first, whatever else is wrong', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  await applied(box, token)
  expect(await applied(box, token, {}, '99')).toMatchObject(refusedWith('repeat-application'))
  expect(await applied(box, token, { coinSymbol: 'BTC' })).toMatchObject(refusedWith('repeat-application'))
})

test.each([
  ['1', 'USDT', 100_000_000_000n],
  ['2', 'BTC', 2_000_000n],
])('STATE-15.a deposit %s freezes its amount of %s', async (id, coinSymbol, units) => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  expect(await applied(box, token, { coinSymbol }, id)).toMatchObject({ code: 0 })
  const member = Object.values(box.view().members).find(({ username }) => username === 'verified')?.id ?? 0
  expect(box.view().merchants[member]?.deposit).toEqual({ coin: coinSymbol, units })
  expect(box.view().ledger.balances[`m${member}/spot/${coinSymbol}/frozen`]).toBe(units)
})
