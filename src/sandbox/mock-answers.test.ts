import { expect, test } from 'vitest'
import contract from '#generated/contract.json' with { type: 'json' }
import { operations } from '#generated/operations/all.ts'
import { exampleRequest } from './http/example-request.ts'
import { generatedMocks } from './mock-answers.ts'
import { handlers } from './areas/exchange.ts'
import { testSandbox } from './hosts/memory/testing.ts'

const mocked = Object.values(operations).filter(
  ({ id, encoding }) => !Object.hasOwn(handlers, id) && encoding !== 'multipart',
)

test(
  'CALL-ALL.c an operation without a handler answers with its mock, which conforms to the contract',
  { timeout: 30_000 },
  async () => {
    const box = await testSandbox()
    const token = await box.logIn('merchant')
    for (const operation of mocked) {
      const response = await box.handle(exampleRequest(contract, operation, { 'x-auth-token': token }))
      expect([operation.id, response?.status, box.faults.map(String)]).toEqual([operation.id, 200, []])
    }
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
