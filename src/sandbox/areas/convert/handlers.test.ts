import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'

type Rows = { content: Record<string, unknown>[]; totalElements: number }
const records = async (box: TestSandbox, token: string, more = {}) =>
  (await box.call('/uc/asset/transaction/all', { pageNo: '1', pageSize: '100', ...more }, headers(token)))
    .data as Rows
const history = async (box: TestSandbox, token: string) =>
  (await box.call('/uc/convert/orderList', { pageNo: '1', pageSize: '10' }, headers(token))).data as Rows
const codes = async (box: TestSandbox, token: string) =>
  (await box.call('/uc/withdrawcode/record', { page: '1', pageSize: '10' }, headers(token))).data as Rows
const make = (box: TestSandbox, token: string, more = {}) =>
  box.call(
    '/uc/withdrawcode/apply/code',
    { unit: 'USDT', amount: '25', jyPassword: 'openbourse', ...more },
    headers(token),
  )

test('FEAT-13.bf a conversion uses the price that was shown, in one posting, and is listed', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const pair = { fromUnit: 'USDT', toUnit: 'BTC' }
  const price = (await box.call('/uc/convert/getPrice', pair)).data
  expect(
    (await box.call('/uc/convert/do-exchange', { ...pair, needAmount: '1000' }, headers(token))).code,
  ).toBe(0)
  const { content, totalElements } = await history(box, token)
  expect(totalElements).toBe(1)
  expect(content[0]).toMatchObject({ ...pair, price, fromAmount: '1000.00000000', status: 1 })
  const made = (await records(box, token, { type: '12' })).content
  expect(made.map(({ symbol, amount }) => [symbol, amount])).toEqual([
    ['BTC', content[0]?.['toAmount']],
    ['USDT', '-1000.00000000'],
  ])
  expect(made[0]).toMatchObject({ fee: content[0]?.['fee'], realFee: content[0]?.['fee'] })
  expect(auditLedger(box.view().ledger)).toEqual([])
})

test('FEAT-13.b a shown price is valid for some seconds', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const pair = { fromUnit: 'BTC', toUnit: 'DOGE' }
  const price = String((await box.call('/uc/convert/getPrice', pair)).data)
  const convert = (seen: string) =>
    box.call('/uc/convert/do-exchange', { ...pair, needAmount: '0.01', price: seen }, headers(token))
  box.clock.jump(10_000)
  expect((await box.call('/uc/convert/getPrice', pair)).data).not.toBe(price)
  expect((await convert(price)).code).toBe(0)
  expect((await history(box, token)).content[0]).toMatchObject({ ...pair, price })
  expect((await convert(`${price}1`)).code).toBe(500)
  box.clock.jump(60_000)
  const late = await convert(price)
  expect(late.message).toBe('The price has moved. Check the new one.')
  expect(late.errors).toEqual([{ field: 'price', key: 'price-moved' }])
  expect((await history(box, token)).totalElements).toBe(1)
})

test('a locked wallet takes part in neither a conversion nor a withdraw code', async () => {
  const box = await testSandbox()
  const [maker, taker] = [await box.logIn('trader'), await box.logIn('verified')]
  const { withdrawCode } = (await make(box, maker)).data as { withdrawCode: string }
  const lock = (account: string, coin: string) =>
    box.panel('lock', { account: `${account}@openbourse.test`, coin, locked: true })
  await lock('trader', 'USDT')
  await lock('verified', 'USDT')
  const convert = (fromUnit: string, toUnit: string) =>
    box.call('/uc/convert/do-exchange', { fromUnit, toUnit, needAmount: '0.5' }, headers(maker))
  const answers = [
    await convert('BTC', 'USDT'),
    await box.call(
      '/uc/convert/do-exchange',
      { fromUnit: 'USDT', toUnit: 'BTC', needAmount: '20' },
      headers(maker),
    ),
    await make(box, maker),
    await box.call('/uc/withdrawcode/apply/recharge', { withdrawCode }, headers(taker)),
  ]
  expect(answers.map(({ message }) => message)).toEqual(Array(4).fill('This wallet is locked.'))
  expect((await convert('BTC', 'ETH')).code).toBe(0)
})

test('MSG-01.b MSG-04.a MSG-05.a VAL-29.d a conversion is checked for minimum, maximum, pair and balance', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  const refused = async (fromUnit: string, toUnit: string, needAmount: string) =>
    (await box.call('/uc/convert/do-exchange', { fromUnit, toUnit, needAmount }, headers(token))).errors[0]
      ?.key
  expect(await refused('USDT', 'BTC', '9.99999999')).toBe('too-small')
  expect(await refused('USDT', 'BTC', '1000000.1')).toBe('too-large')
  expect(await refused('USDT', 'BTC', '2500.00000001')).toBe('insufficient-balance')
  expect(await refused('USDT', 'NOPE', '20')).toBe('trading-pair-not-supported')
  expect((await history(box, token)).totalElements).toBe(0)
  expect(await refused('USDT', 'BTC', '2500')).toBeUndefined()
})

test('STATE-03.ac FEAT-10.a a withdraw code freezes its amount, is redeemed once by another member, and both see it', async () => {
  const box = await testSandbox()
  const [maker, taker] = [await box.logIn('trader'), await box.logIn('verified')]
  const { withdrawCode } = (await make(box, maker)).data as { withdrawCode: string }
  const wallet = async () => (await box.call('/uc/asset/wallet/USDT', {}, headers(maker))).data
  expect(await wallet()).toMatchObject({ balance: '124975.50000000', frozenBalance: '25.00000000' })
  const seen = await box.call('/uc/withdrawcode/apply/info', { withdrawCode }, headers(taker))
  expect(seen.data).toMatchObject({ withdrawAmount: '25.00000000', status: 0 })
  const redeem = () => box.call('/uc/withdrawcode/apply/recharge', { withdrawCode }, headers(taker))
  expect((await redeem()).code).toBe(0)
  expect((await redeem()).errors).toEqual([{ field: 'withdrawCode', key: 'recharge-code-invalid' }])
  expect(await wallet()).toMatchObject({ balance: '124975.50000000', frozenBalance: '0.00000000' })
  expect((await codes(box, maker)).content[0]).toMatchObject({ status: 3, withdrawCode })
  expect((await codes(box, taker)).totalElements).toBe(0)
  expect(JSON.stringify((await box.panel('journal')).body)).not.toContain(withdrawCode)
  expect((await records(box, maker, { type: '17' })).content).toMatchObject([{ amount: '-25.00000000' }])
  expect((await records(box, maker, { type: '18' })).content).toEqual([])
  expect((await records(box, taker, { type: '18' })).content).toMatchObject([{ amount: '25.00000000' }])
})

test('FEAT-10.a the redeemer of a withdraw code is told to its maker, and to nobody else who has the code', async () => {
  const box = await testSandbox()
  const [maker, taker, other] = [
    await box.logIn('trader'),
    await box.logIn('verified'),
    await box.logIn('new'),
  ]
  const { withdrawCode } = (await make(box, maker)).data as { withdrawCode: string }
  await box.call('/uc/withdrawcode/apply/recharge', { withdrawCode }, headers(taker))
  const redeemer = async (token: string) => {
    const { data } = await box.call('/uc/withdrawcode/apply/info', { withdrawCode }, headers(token))
    return (data as { rmemberId: number | null }).rmemberId
  }
  const id = Object.values(box.view().members).find(({ username }) => username === 'verified')?.id
  expect([await redeemer(maker), await redeemer(taker), await redeemer(other)]).toEqual([id, id, null])
})

test('STATE-03.ab an unused withdraw code fails, and its amount is available again', async () => {
  const box = await testSandbox()
  const maker = await box.logIn('trader')
  const { withdrawCode } = (await make(box, maker)).data as { withdrawCode: string }
  expect((await codes(box, maker)).content[0]).toMatchObject({ status: 0, expireTime: '2026-12-21 09:30:00' })
  box.clock.jump(30 * 86_400_000)
  const again = await box.logIn('trader')
  const [code] = (await codes(box, again)).content
  expect(code).toMatchObject({ status: 2, dealTime: '2026-12-21 09:30:00', rmemberId: null })
  const wallet = (await box.call('/uc/asset/wallet/USDT', {}, headers(again))).data
  expect(wallet).toMatchObject({ balance: '125000.50000000', frozenBalance: '0.00000000' })
  expect((await records(box, again, { type: '18' })).content).toMatchObject([{ amount: '25.00000000' }])
  const taker = await box.logIn('verified')
  const late = await box.call('/uc/withdrawcode/apply/recharge', { withdrawCode }, headers(taker))
  expect(late.errors).toEqual([{ field: 'withdrawCode', key: 'recharge-code-invalid' }])
  expect((await codes(box, taker)).totalElements).toBe(0)
})

test('MSG-01.e VAL-29.b a withdraw code requires the fund password, a coin, and an amount within limits and balance', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  const refused = async (more: object) => (await make(box, token, more)).errors[0]?.key
  expect(await refused({ jyPassword: 'wrong-one' })).toBe('error-jypassword')
  expect(await refused({ unit: 'NOPE' })).toBe('coin-illegal')
  expect(await refused({ amount: '9.9' })).toBe('withdraw-min')
  expect(await refused({ amount: '1000001' })).toBe('withdraw-max')
  expect(await refused({ amount: '2500.00000001' })).toBe('insufficient-balance')
  expect((await codes(box, token)).totalElements).toBe(0)
  expect(await refused({ amount: '2500' })).toBeUndefined()
})

test('VAL-25.f FEAT-07.d wallet records are filtered by coin, type and days in GMT+8', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const all = await records(box, token)
  expect(all.totalElements).toBe(10)
  expect((await records(box, token, { symbol: 'DOGE' })).content).toMatchObject([
    { symbol: 'DOGE', type: 10, amount: '88000.00000001' },
  ])
  const days = (day: string) => records(box, token, { startTime: day, endTime: day })
  expect((await days('2026-10-14')).totalElements).toBe(10)
  expect((await days('2026-11-20')).totalElements).toBe(0)
})

test('conversions and codes neither create nor lose money', { timeout: 20_000 }, async () => {
  const step = fc.record({
    kind: fc.constantFrom('convert', 'make', 'redeem', 'wait'),
    isTrader: fc.boolean(),
    coins: fc.constantFrom(['USDT', 'BTC'], ['BTC', 'ETH'], ['DOGE', 'USDT'], ['ETH', 'DOGE']),
    amount: fc.integer({ min: 1, max: 3_000_000 }),
    which: fc.nat(5),
  })
  const property = fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
    const box = await testSandbox()
    const logIn = async () => [await box.logIn('trader'), await box.logIn('verified')] as const
    let tokens = await logIn()
    for (const { kind, isTrader, coins, amount, which } of steps) {
      const token = tokens[isTrader ? 0 : 1]
      const [fromUnit = '', toUnit = ''] = coins
      const text = `${Math.floor(amount / 1000)}.${String(amount % 1000).padStart(3, '0')}`
      const withdrawCode = Object.values(box.view().withdrawCodes)[which]?.secret ?? '0'.repeat(32)
      if (kind === 'convert')
        await box.call('/uc/convert/do-exchange', { fromUnit, toUnit, needAmount: text }, headers(token))
      else if (kind === 'wait') {
        box.clock.jump(20 * 86_400_000)
        tokens = await logIn()
      } else if (kind === 'make') await make(box, token, { unit: fromUnit, amount: text })
      else await box.call('/uc/withdrawcode/apply/recharge', { withdrawCode }, headers(token))
    }
    expect(auditLedger(box.view().ledger)).toEqual([])
    expect(box.faults).toEqual([])
  })
  await fc.assert(property, { numRuns: 20 })
})
