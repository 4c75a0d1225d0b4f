import { expect, test } from 'vitest'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { usableOf } from '../../perpetual/account.ts'
import { LONG, SHORT } from '../../perpetual/testing-caller.ts'
import { venueOf } from '../../perpetual/venue.ts'
import { findMember } from '../members/members.ts'
import { swapCaller } from '../swap/testing-calls.ts'
import { USDT_MARGINED } from '../swap/contracts.ts'
import { amountText } from './amounts.ts'
import { transferable, walletId } from './commands.ts'

/** The trader with a cross position of all that 3,000 USDT can open, an hour after it was opened. */
async function positioned(direction: string) {
  const { box, token, open } = await swapCaller('trader')
  expect((await open({ volume: '2.5', leverage: '100', direction })).code).toBe(0)
  const member = findMember(box.view(), 'email', 'trader@openbourse.test')?.id ?? 0
  const wallet = { member, coin: 'USDT' }
  const ids = { swap: String(walletId(member, 'swap', 1)), spot: String(walletId(member, 'spot', 1)) }
  const trans = (fields: Readonly<Record<string, string>>) =>
    box.call('/swap/wallet/trans', { unit: 'USDT', ...fields }, headers(token))
  return {
    box,
    venue: () => venueOf(USDT_MARGINED, box.view()),
    wallet,
    transferable: () => {
      const account = { owner: `m${member}`, kind: 'swap', coin: 'USDT', bucket: 'available' } as const
      return transferable(box.view(), account, member, box.clock.now())
    },
    plan: () => box.view().swap.crossLooks['USDT']?.[member]?.second,
    into: (amount: string) =>
      trans({ from: '0', to: '1', fromWalletId: ids.spot, toWalletId: ids.swap, amount }),
    outOf: (amount: string) =>
      trans({ from: '1', to: '0', fromWalletId: ids.swap, toWalletId: ids.spot, amount }),
  }
}

test.each([LONG, SHORT])(
  'margin that covers the losses of a position (%s) is not moved out of its account, the rest is',
  async (direction) => {
    const { box, venue, wallet, transferable: most, outOf } = await positioned(direction)
    box.clock.jump(60_000)
    const units = most()
    expect(units).toBe(usableOf(venue(), wallet, box.clock.now()))
    expect((await outOf(amountText(units + 1n, 'USDT'))).errors).toEqual([
      { field: 'amount', key: 'wallet-not-amount-out' },
    ])
    expect((await outOf(amountText(units, 'USDT'))).code).toBe(0)
  },
)

test.each([LONG, SHORT])(
  'a transfer into an account puts the liquidation of its position (%s) off',
  async (direction) => {
    const { plan, into } = await positioned(direction)
    const before = plan() ?? 0
    expect((await into('1500')).code).toBe(0)
    expect(plan()).toBeGreaterThan(before)
  },
)
