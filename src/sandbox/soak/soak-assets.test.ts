import { expect, test } from 'vitest'
import { soakAssets } from './soak-assets.ts'

test('VAL-29 STATE-01 STATE-02 no sequence of 20,000 commands makes money, loses it, goes below zero or reaches another’s', () => {
  const { accepted, refused, postings, faults } = soakAssets('assets', 20_000)
  expect(faults).toEqual([])
  // Commands that are all refused would prove nothing.
  for (const type of [
    'deposit.make',
    'withdrawal.create',
    'withdrawal.take',
    'wallet.transfer',
    'convert',
    'withdrawCode.make',
    'withdrawCode.redeem',
    'addressBook.forget',
  ])
    expect([type, (accepted[type] ?? 0) > 50]).toEqual([type, true])
  expect(refused).toBeGreaterThan(1000)
  expect(postings).toBeGreaterThan(4000)
}, 60_000)
