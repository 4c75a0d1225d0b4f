import { expect, test } from 'vitest'
import type { CoinSwapWallet } from '#generated/models/coin-swap-wallet.ts'
import { MarginMode } from '#generated/models/margin-mode.ts'
import type { SwapWallet } from '#generated/models/swap-wallet.ts'
import type { Wallet } from '#generated/models/wallet.ts'
import { id } from '#src/core/contract/id.ts'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { accounts, coinsFor, otherAccount, swapped, withEnd } from './accounts.ts'
import { balanceIn, coveringIn, type Holding, ofCoinSwap, ofSwap } from './holdings.ts'
import { withoutLink } from './link.ts'
import { readLink } from './read-link.ts'

const wallet = (unit: string, canTransfer: 0 | 1 = 1, isLock: 0 | 1 = 0) =>
  ({ isLock, coin: { unit, canTransfer } }) as unknown as Wallet
const wallets = [wallet('USDT'), wallet('BTC'), wallet('ETH', 0), wallet('SOL', 1, 1), wallet('USDC')]
const units = (rows: readonly Wallet[]) => rows.map(({ coin }) => coin.unit)

test('VAL-24.gh a direction has two different accounts, one of them spot, whichever is chosen', () => {
  for (const from of accounts)
    for (const to of accounts) {
      if (from === to || (from !== 'spot' && to !== 'spot')) continue
      for (const end of ['from', 'to'] as const)
        for (const account of accounts) {
          const way = withEnd({ from, to }, end, account)
          expect(way[end]).toBe(account)
          expect(way.from).not.toBe(way.to)
          expect([way.from, way.to]).toContain('spot')
        }
    }
})

test('FEAT-11.d choosing the account of the other side swaps the direction', () => {
  expect(withEnd({ from: 'spot', to: 'second' }, 'to', 'spot')).toEqual({ from: 'second', to: 'spot' })
  expect(swapped({ from: 'spot', to: 'swap' })).toEqual({ from: 'swap', to: 'spot' })
  expect(otherAccount({ from: 'coin-swap', to: 'spot' })).toBe('coin-swap')
})

test('FEAT-11.c each account offers its coins, without locked wallets and coins that cannot be moved', () => {
  const held = (...coins: string[]): Holding[] =>
    coins.map((unit, index) => ({ id: id(String(index)), unit, balance: decimal('1') }))
  expect(units(coinsFor('swap', wallets, held('USDT')))).toEqual(['USDT'])
  expect(units(coinsFor('coin-swap', wallets, held('BTC', 'ETH', 'SOL', 'LTC')))).toEqual(['BTC'])
  // This account makes a wallet when the first coin comes.
  expect(units(coinsFor('second', wallets, held('BTC')))).toEqual(['USDT', 'BTC', 'USDC'])
  // Not known yet: the exchange judges.
  expect(units(coinsFor('coin-swap', wallets, undefined))).toEqual(['USDT', 'BTC', 'USDC'])
})

test('FEAT-11.e an address fills in the dialog; an invalid one opens the default', () => {
  const read = (query: string) => readLink(new URLSearchParams(query))
  expect(read('?transfer=second-spot&coin=BTC')).toEqual({ way: { from: 'second', to: 'spot' }, unit: 'BTC' })
  expect(read('?transfer=coin-swap-spot')?.way).toEqual({ from: 'coin-swap', to: 'spot' })
  expect(read('?transfer=')).toEqual({ way: { from: 'spot', to: 'swap' }, unit: null })
  expect(read('?transfer=swap-second')?.way).toEqual({ from: 'spot', to: 'swap' })
  expect(read('?transfer=spot-moon')?.way).toEqual({ from: 'spot', to: 'swap' })
  expect(read('?tab=1')).toBeNull()
  expect(withoutLink(new URLSearchParams('?transfer=spot-swap&coin=BTC&tab=1')).toString()).toBe('tab=1')
})

test('the contract account gives away nothing that covers losses, and never more than its balance', () => {
  const wallet = (usdtBalance: string, canUse?: string) =>
    ({
      id: id('1'),
      usdtBalance: decimal(usdtBalance),
      canUse: canUse === undefined ? null : decimal(canUse),
    }) as SwapWallet
  const shown = (own: SwapWallet) => {
    const held = ofSwap({ code: 0, message: '', data: [own] })
    return [balanceIn(held, 'USDT'), coveringIn(held, 'USDT')].map((amount) => amount && toText(amount))
  }
  expect(shown(wallet('100', '82.5'))).toEqual(['82.5', '17.5'])
  expect(shown(wallet('100', '130'))).toEqual(['100', '0'])
  expect(shown(wallet('100', '-4'))).toEqual(['0', '100'])
  expect(shown(wallet('100'))).toEqual(['100', '0'])
})

test('FEAT-11.c with cross margin a contract in coins keeps what covers its losses, never its profit', () => {
  const shown = (coinPattern: MarginMode, profit: string) => {
    const contractCoin = { coinSymbol: 'BTC' }
    const own = { id: id('1'), contractCoin, coinBalance: decimal('0.5'), coinPattern }
    const data = [{ ...own, coinTotalProfitAndLoss: decimal(profit) } as CoinSwapWallet]
    const held = ofCoinSwap({ code: 0, message: '', data })
    return [balanceIn(held, 'BTC'), coveringIn(held, 'BTC')].map((amount) => amount && toText(amount))
  }
  expect(shown(MarginMode.CROSSED, '-0.2')).toEqual(['0.3', '0.2'])
  expect(shown(MarginMode.CROSSED, '0.2')).toEqual(['0.5', '0.0'])
  expect(shown(MarginMode.FIXED, '-0.2')).toEqual(['0.5', '0.0'])
})
