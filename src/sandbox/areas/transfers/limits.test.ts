import { expect, test } from 'vitest'
import { WalletType } from '#generated/wire/wallet-type.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { START } from '../spot/testing-spot.ts'
import { MEMBER, memberIn, moneyExchange, OTHER, unitsOf } from '../wallets/testing-money.ts'
import { kindOf } from './accounts.ts'
import { transferLimits } from './limits.ts'

test('VAL-29.c a transfer has the balance of its source as its limit, on each path', () => {
  const { state, run } = moneyExchange()
  for (const [to, amount] of [
    ['swap', '1'],
    ['coinSwap', '2'],
    ['second', '3'],
  ] as const)
    run({ type: 'wallet.transfer', member: MEMBER, coin: 'BTC', from: 'spot', to, units: unitsOf(amount) })
  const limitsOf = (unit: string, isFromSpot: boolean, member = MEMBER) => {
    const asking = { state, member: memberIn(state, member), time: START }
    const [from, to] = isFromSpot ? [WalletType.SPOT, WalletType.SWAP] : [WalletType.SWAP, WalletType.SPOT]
    const body = { unit, from, to, amount: '1', fromWalletId: 1, toWalletId: 2 }
    return [
      transferLimits.transferSwap?.(asking, { ...body, unit: 'USDT' }),
      transferLimits.transferCoinSwap?.(asking, body),
      transferLimits.transferSecond?.(asking, body),
    ]
  }
  expect(limitsOf('BTC', false)).toEqual([
    { balance: '0.00000000' },
    { balance: '2.00000000' },
    { balance: '3.00000000' },
  ])
  expect(limitsOf('btc', true)).toEqual([
    { balance: '10000.00000000' },
    { balance: '9994.00000000' },
    { balance: '9994.00000000' },
  ])
  expect(limitsOf('BTC', false, OTHER).slice(1)).toEqual([
    { balance: '0.00000000' },
    { balance: '0.00000000' },
  ])
  expect(limitsOf('NOPE', true).slice(1)).toEqual([{ balance: null }, { balance: null }])
})

test('FEAT-11.a the number 0 is the spot account, each other that of the path', () => {
  expect([0, 1, 2].map((number) => kindOf(number, 'swap'))).toEqual(['spot', 'swap', 'swap'])
  expect([0, 1, 2].map((number) => kindOf(number, 'second'))).toEqual(['spot', 'second', 'second'])
  expect([0, 1].map((number) => kindOf(number, 'coinSwap'))).toEqual(['spot', 'coinSwap'])
})

test('VAL-29.c a transfer of more than there is is refused before the lock of its wallet', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  await box.panel('lock', { account: 'trader@openbourse.test', coin: 'USDT', locked: true })
  const move = (amount: string) =>
    box.call('/second/wallet/trans', { unit: 'USDT', from: '2', to: '0', amount }, headers(token))
  expect(await move('500.00000001')).toMatchObject(refusedWith('wallet-not-amount-out', 'amount'))
  expect(await move('500')).toMatchObject(refusedWith('wallet-locked'))
})
