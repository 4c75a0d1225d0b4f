/** Rules of ads and transfers, just inside and just outside, in the form and in the contract. */
import { expect, test } from 'vitest'
import { judge, liveData, loadForm } from '#tests/support/derived-forms.ts'
import { type Edges, known, testEdges, testRequired, text, type Value } from '#tests/support/rule-edges.ts'
import { findErrors } from './field-errors.ts'

const password = 'correct-horse'

const whole: Readonly<Record<string, Value>> = {
  transfer: { from: 'spot', to: 'swap', unit: 'USDT', amount: '50' },
  ad: {
    advertiseType: 1,
    country: '德国',
    coinId: 1,
    number: '800',
    priceType: 0,
    price: '62.5',
    minLimit: '100',
    maxLimit: '5000',
    timeLimit: 15,
    'pay[]': ['Zelle'],
    auto: 0,
    jyPassword: password,
  },
}

const methods = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `Bank ${at}`)

const edges: Edges = [
  [
    'VAL-24.cfgh',
    'transfer',
    [
      [{ amount: '0.00000001' }, { amount: '0' }, 'amount', 'x-decimal-exclusive-minimum'],
      [{ from: 'swap', to: 'spot' }, { from: 'spot', to: 'spot' }, 'to', 'x-differs'],
    ],
  ],
  [
    'VAL-18.e',
    'transfer',
    [[{ amount: '0.00000001' }, { amount: '0.000000001' }, 'amount', 'x-decimal-places']],
  ],
  ['VAL-11.b', 'ad', [[{ minLimit: '100' }, { minLimit: '99.99' }, 'minLimit', 'x-decimal-minimum']]],
  [
    'VAL-12.bd',
    'ad',
    [
      [{ maxLimit: '5001' }, { maxLimit: '5000.5' }, 'maxLimit', 'x-decimal-places'],
      [
        { price: '60', number: '100', maxLimit: '6000' },
        { price: '60', number: '99.99999999', maxLimit: '6000' },
        'maxLimit',
        'x-decimal-maximum',
      ],
    ],
  ],
  [
    'VAL-13.a',
    'ad',
    [
      [
        { price: '50', maxLimit: '5000' },
        { price: '49.99', maxLimit: '5000' },
        'maxLimit',
        'x-decimal-maximum',
      ],
    ],
  ],
  [
    'VAL-14.a',
    'ad',
    [
      [{ 'pay[]': ['Zelle'] }, { 'pay[]': [] }, 'pay[]', 'minItems'],
      [{ 'pay[]': methods(20) }, { 'pay[]': methods(21) }, 'pay[]', 'maxItems'],
    ],
  ],
  ['VAL-15.a', 'ad', [known('jyPassword')]],
  [
    'VAL-16.ab',
    'ad',
    [
      [
        { priceType: 1, premiseRate: '20', maxLimit: '127' },
        { priceType: 1, premiseRate: '20.00000001', maxLimit: '127' },
        'premiseRate',
        'x-decimal-maximum',
      ],
      [
        { priceType: 1, premiseRate: '0', maxLimit: '106' },
        { priceType: 1, premiseRate: '-0.01', maxLimit: '106' },
        'premiseRate',
        'x-decimal-minimum',
      ],
    ],
  ],
  [
    'VAL-18.ac',
    'ad',
    [
      [{ minLimit: '100.01' }, { minLimit: '100.001' }, 'minLimit', 'x-decimal-places'],
      [{ price: '62.51' }, { price: '62.511' }, 'price', 'x-decimal-places'],
      [{ number: '800.12345678' }, { number: '800.123456781' }, 'number', 'x-decimal-places'],
    ],
  ],
  [
    'FEAT-19.g',
    'ad',
    [
      [{ timeLimit: 1 }, { timeLimit: 0 }, 'timeLimit', 'minimum'],
      [{ timeLimit: 1440 }, { timeLimit: 1441 }, 'timeLimit', 'maximum'],
      [{ remark: text(500) }, { remark: text(501) }, 'remark', 'maxLength'],
      [{ auto: 1, autoword: text(500) }, { auto: 1, autoword: text(501) }, 'autoword', 'maxLength'],
    ],
  ],
]

testEdges(whole, edges)

test.each(['62,5', '1e3', '', '-', '062.5'])(
  'VAL-17.c %j is no price, and is never sent as one',
  async (price) => {
    const { form } = await loadForm('ad')
    const errors = findErrors(form, { ...whole['ad'], price }).map(({ field, rule }) => `${field} ${rule}`)
    expect(errors).toEqual(['price format'])
  },
)

test('VAL-16.g a fixed price is sent without a premium; one of 0 would be refused', async () => {
  const { form } = await loadForm('ad')
  const [errors, isTaken] = await judge('ad', { ...whole['ad'], premiseRate: '0' })
  expect([errors, isTaken]).toEqual([[], true])
  const validate = form.validators['ad']
  expect(validate?.({ ...whole['ad'], premiseRate: '0' })).toBe(false)
  expect(validate?.({ ...whole['ad'], premiseRate: '0.1' })).toBe(true)
  expect(validate?.({ ...whole['ad'], premiseRate: '0', priceType: 1 })).toBe(true)
})

test('VAL-16.h without a market price there is no price, and the error is at the premium', async () => {
  const { form } = await loadForm('ad')
  const market = { ...whole['ad'], priceType: 1, premiseRate: '1.5' }
  const errors = findErrors(form, market, { ...liveData['ad'], limits: {} })
  expect(errors.map(({ field, shownAt, rule }) => [field, shownAt, rule])).toEqual([
    ['price', 'premiseRate', 'required'],
  ])
})

test('VAL-11.c VAL-12.c the smallest order has to be below the largest, and both fields show the error', async () => {
  expect(await judge('ad', { ...whole['ad'], minLimit: '4999.99' })).toEqual([[], true])
  expect(await judge('ad', { ...whole['ad'], minLimit: '5000' })).toEqual([
    ['minLimit x-decimal-exclusive-maximum', 'maxLimit x-decimal-exclusive-minimum'],
    false,
  ])
})

test('VAL-12.e an ad that buys is not limited by the quantity', async () => {
  const small = { ...whole['ad'], number: '1', maxLimit: '5000' }
  expect(await judge('ad', { ...small, advertiseType: 1 })).toEqual([['maxLimit x-decimal-maximum'], false])
  expect(await judge('ad', { ...small, advertiseType: 0 })).toEqual([[], true])
})

testRequired(whole, [
  ['VAL-14.a', 'ad', 'pay[]'],
  ['VAL-15.a', 'ad', 'jyPassword'],
])

test.each([
  ['VAL-11.a', 'ad', 'minLimit'],
  ['VAL-12.a', 'ad', 'maxLimit'],
  ['VAL-24.a', 'transfer', 'from'],
  ['VAL-24.b', 'transfer', 'to'],
  ['VAL-24.c', 'transfer', 'amount'],
])('%s %s: the form requires %s', async (_clause, id, field) => {
  const { form } = await loadForm(id)
  const { [field]: _gone, ...others } = whole[id] ?? {}
  const errors = findErrors(form, others, liveData[id]).map((error) => `${error.field} ${error.rule}`)
  expect(errors).toEqual([`${field} required`])
})

test.each([
  ['coin-swap', 'second', 'to enum'],
  ['swap', 'second', 'to enum'],
  ['second', 'spot', null],
  ['coin-swap', 'spot', null],
])('VAL-24.h from %s to %s goes through the spot account', async (from, to, error) => {
  const [errors] = await judge('transfer', { ...whole['transfer'], from, to })
  expect(errors).toEqual(error === null ? [] : [error])
})

test('VAL-24.i the U-based account takes only USDT', async () => {
  const [errors] = await judge('transfer', { ...whole['transfer'], unit: 'BTC' })
  expect(errors).toEqual(['unit enum'])
  expect(await judge('transfer', { ...whole['transfer'], unit: 'BTC', to: 'coin-swap' })).toEqual([[], true])
})

test.each([
  ['VAL-29.c', 'transfer'],
  ['VAL-29.i', 'ad'],
])('%s %s: at most ctx.balance, if it is known', async (_clause, id) => {
  const field = id === 'ad' ? 'number' : 'amount'
  const over = {
    ...whole[id],
    [field]: '1.25000001',
    ...(id === 'ad' && { price: '4800', maxLimit: '5000' }),
  }
  const limited = (value: Value, balance: string | null) => judge(id, value, { limits: { balance } })
  expect((await limited(over, '1.25'))[0]).toEqual([`${field} x-decimal-maximum`])
  expect((await limited({ ...over, [field]: '1.25' }, '1.25'))[0]).toEqual([])
  expect((await limited(over, null))[0]).toEqual([])
})
