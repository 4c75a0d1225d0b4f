import { expect, test } from 'vitest'
import contract from '#generated/contract.json' with { type: 'json' }
import { operations } from '#generated/operations/all.ts'
import { contractChecksOf } from './http/contract-checks.ts'
import { generatedMocks } from './mock-answers.ts'
import { handlers } from './areas/exchange.ts'

const checks = contractChecksOf(contract)

test('CALL-ALL.c every operation of the contract has a handler: none falls back to its mock', () => {
  expect(Object.keys(operations).filter((id) => !Object.hasOwn(handlers, id))).toEqual([])
})

test.each(['getLabActivity', 'listWallets', 'getSliderPuzzle', 'listLabOrders', 'listAds'] as const)(
  'the mocked answer of %s, which it would have without a handler, conforms to the contract',
  async (id) => {
    expect(checks.answer(operations[id], await generatedMocks(id, 'a'))).toEqual([])
  },
)

test('the same request gets the same mocked answer, also for parallel requests', async () => {
  const once = await generatedMocks('listConvertCoins', 'a')
  const [again, other] = await Promise.all([
    generatedMocks('listConvertCoins', 'a'),
    generatedMocks('listCoins', 'b'),
  ])
  expect(again).toEqual(once)
  expect(other).not.toEqual(once)
})
