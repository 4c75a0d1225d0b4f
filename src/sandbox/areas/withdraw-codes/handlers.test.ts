import { expect, test } from 'vitest'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { headers, wallet } from '../../hosts/memory/testing-ads.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { seededEntropy } from '../../kernel/entropy.ts'

test('a code that is there already is made no second time, and freezes nothing', async () => {
  const entropy = seededEntropy('test')
  const drawn = entropy.bytes(16)
  let isRepeated = false
  const box = await testSandbox({
    entropy: { bytes: (length) => (isRepeated && length === 16 ? drawn : entropy.bytes(length)) },
  })
  const token = await box.logIn('trader')
  const make = () =>
    box.call(
      '/uc/withdrawcode/apply/code',
      { unit: 'USDT', amount: '25', jyPassword: 'openbourse' },
      headers(token),
    )
  isRepeated = true
  expect((await make()).code).toBe(0)
  expect(await make()).toMatchObject(refusedWith('information-expired'))
  expect(await wallet(box, token, 'USDT')).toMatchObject({ frozenBalance: '25.00000000' })
  isRepeated = false
  expect((await make()).code).toBe(0)
})
