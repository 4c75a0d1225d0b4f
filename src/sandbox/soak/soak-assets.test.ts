import { expect, test } from 'vitest'
import { soakAssets } from './soak-assets.ts'

test('VAL-29.m 20,000 random commands neither create nor lose money, go below zero, nor touch another member’s', () => {
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
    'option.bet',
    'second.place',
    'savings.buy',
    'plan.create',
    'lab.join',
    'ad.visitNow',
    'otc.buy',
    'otc.sell',
    'otc.pay',
    'otc.release',
    'otc.cancel',
    'otc.appeal',
  ])
    expect([type, (accepted[type] ?? 0) > 30]).toEqual([type, true])
  expect(refused).toBeGreaterThan(1000)
  expect(postings).toBeGreaterThan(4000)
}, 180_000)
