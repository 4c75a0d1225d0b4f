import { expect, test } from 'vitest'
import { refusedWith } from '../hosts/memory/testing-refusals.ts'
import { headers } from '../hosts/memory/testing-ads.ts'
import type { ContractCaller } from '../perpetual/testing-caller.ts'
import { coinCaller } from './coin-swap/testing-coin.ts'
import { findMember } from './members/members.ts'
import { swapCaller } from './swap/testing-calls.ts'
import { findCoin } from './wallets/coins.ts'
import { walletId } from './wallets/commands.ts'

const account = 'trader@openbourse.test'

/** Puts so much of a coin into the trader's account for contracts. */
async function fund(
  { box, call, token }: ContractCaller,
  kind: 'swap' | 'coinSwap',
  { coin, amount, protocol }: { readonly coin: string; readonly amount: string; readonly protocol: number },
): Promise<void> {
  await box.panel('deposit', { coin, amount, account, protocol })
  box.clock.jump(3_600_000)
  await box.call('/uc/asset/wallet', {}, headers(token))
  const numberOf = (which: 'spot' | 'swap' | 'coinSwap'): string =>
    String(walletId(findMember(box.view(), 'email', account)?.id ?? 0, which, findCoin(coin)?.id ?? 0))
  const moved = { unit: coin, from: '0', to: '1', fromWalletId: numberOf('spot'), toWalletId: numberOf(kind) }
  expect((await call('wallet/trans', { ...moved, amount })).code).toBe(0)
}

test.each([
  ['swap', swapCaller, { coin: 'USDT', amount: '900000000', protocol: 3 }, '90'],
  ['coinSwap', coinCaller, { coin: 'BTC', amount: '20000', protocol: 2 }, '100000'],
] as const)(
  'an order at the market finds no offer in a book that is taken, to open and to close (%s)',
  async (kind, caller, money, volume) => {
    const trader = await caller('trader')
    await fund(trader, kind, money)
    const takeAll = async (act: 'open' | 'close') => {
      // Makers are back a little later.
      trader.box.clock.jump(10_000)
      let answer = await trader[act]({ volume })
      for (let taken = 1; answer.code === 0 && taken < 19; taken++) answer = await trader[act]({ volume })
      return answer
    }
    // More is held in the end than the other side of the book takes.
    for (const act of ['open', 'open', 'close'] as const)
      expect(await takeAll(act)).toMatchObject(refusedWith('order-failed'))
  },
)
