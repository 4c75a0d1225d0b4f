import { expect, test } from 'vitest'
import { multiply } from '#src/core/money/arithmetic.ts'
import { decimal, fromUnits, toText } from '#src/core/money/decimal.ts'
import type { SecondWallet } from '#generated/wire/second-wallet.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { type Bucket, move, post } from '../../kernel/ledger.ts'
import { findMember } from '../members/members.ts'
import { pricesOf } from '../../market/prices.ts'
import { START } from '../spot/testing-spot.ts'
import { coinOf, unitsOf } from './testing-money.ts'

type Coin = { readonly unit: string; readonly isPlatformCoin: number }
type Row = { readonly coinId: string; readonly coin: Coin; readonly isLock: number }

/** The trader, with 3 OBX frozen and 2 to be released besides 5,000, and 4 USDT frozen for second contracts. */
async function traderBox() {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const id = findMember(box.view(), 'email', 'trader@openbourse.test')?.id ?? 0
  const give = (kind: 'spot' | 'second', coin: string, bucket: Bucket, amount: string) => {
    const from = { owner: 'promotion', kind, coin, bucket: 'available' } as const
    const entries = move(from, { owner: `m${id}`, kind, bucket }, unitsOf(amount))
    post(box.view().ledger, { time: START, type: 10, entries })
  }
  give('spot', 'OBX', 'frozen', '3')
  give('spot', 'OBX', 'toBeReleased', '2')
  give('second', 'USDT', 'frozen', '4')
  return {
    box,
    id,
    call: async (path: string) => (await box.call(path, {}, headers(token))).data,
    balanceOf: (coinName: string) => box.bare('GET', '/uc/coin/balance', { coinName }, headers(token)),
  }
}

test('ENT-07.af a wallet has what is available, frozen and to be released, its number and its coin', async () => {
  const { box, id, call } = await traderBox()
  const own = {
    id: id * 1000 + 4,
    memberId: id,
    balance: '5000.00000000',
    frozenBalance: '3.00000000',
    releaseBalance: '2.00000000',
    isLock: 0,
    coinId: 'OBX',
  }
  expect(await call('/uc/asset/wallet/obx')).toEqual(own)
  expect(await call('/uc/asset/wallet/NOPE')).toBeNull()
  const rows = (await call('/uc/asset/wallet')) as Row[]
  const usdRate = fromUnits(pricesOf('test').ticksAt(coinOf('OBX'), START), 4)
  expect(rows.find(({ coinId }) => coinId === 'OBX')).toEqual({
    ...own,
    coin: {
      name: 'Openbourse Token',
      nameCn: '开源所币',
      unit: 'OBX',
      status: 0,
      canWithdraw: 1,
      canRecharge: 1,
      canTransfer: 1,
      canAutoWithdraw: 1,
      minTxFee: '2.00000000',
      maxTxFee: null,
      minWithdrawAmount: '20.00000000',
      maxWithdrawAmount: '500000',
      minRechargeAmount: '1.00000000',
      withdrawScale: 8,
      withdrawThreshold: '1000.00000000',
      minerFee: null,
      usdRate: toText(usdRate),
      cnyRate: toText(multiply(usdRate, decimal('7.1150'))),
      hasLegal: false,
      isPlatformCoin: 1,
      sort: 4,
      information: null,
      infolink: null,
      iconUrl: null,
    },
  })
  expect(rows.filter(({ coin }) => coin.isPlatformCoin === 1).map(({ coinId }) => coinId)).toEqual(['OBX'])
  expect(rows.map(({ coinId, coin }) => (coinId === coin.unit ? coinId : null))).toEqual(
    'USDT BTC ETH OBX USDC BNB SOL XRP ADA DOGE TRX LTC LINK DOT AVAX'.split(' '),
  )
  // Eight places of what would have nine.
  expect(rows[9]).toMatchObject({ coin: { cnyRate: expect.stringMatching(/^\d\.\d{8}$/) as string } })
  // Worth a dollar by definition.
  expect(rows[0]).toMatchObject({ coin: { usdRate: '1.0000', cnyRate: '7.11500000' } })
  expect(box.faults).toEqual([])
})

test('a locked wallet is told so, in its coin and account only', async () => {
  const { box, id, call } = await traderBox()
  const locked = async () =>
    ((await call('/uc/asset/wallet')) as Row[])
      .filter(({ isLock }) => isLock === 1)
      .map(({ coinId }) => coinId)
  box.view().walletLocks[`${id}/second/ETH`] = true
  expect(await locked()).toEqual([])
  await box.panel('lock', { account: 'trader@openbourse.test', coin: 'BTC', locked: true })
  expect(await locked()).toEqual(['BTC'])
  expect(await call('/uc/asset/wallet/BTC')).toMatchObject({ isLock: 1 })
})

test('ENT-07.df wallets of second contracts have their own numbers and amounts', async () => {
  const { id, call } = await traderBox()
  const rows = (await call('/second/wallet/list')) as SecondWallet[]
  expect(rows.slice(0, 2)).toEqual([
    {
      id: id * 1000 + 301,
      memberId: id,
      coinId: 'USDT',
      balance: '500.00000000',
      frozenBalance: '4.00000000',
    },
    { id: id * 1000 + 302, memberId: id, coinId: 'BTC', balance: '0.00000000', frozenBalance: '0.00000000' },
  ])
  expect(rows).toHaveLength(15)
})

test('the balance of a coin is what is available of it; nothing of what is no coin', async () => {
  const { balanceOf } = await traderBox()
  expect(await balanceOf('obx')).toMatchObject({ code: 0, data: '5000.00000000' })
  expect(await balanceOf('LTC')).toMatchObject({ code: 0, data: '0.00000000' })
  expect(await balanceOf('NOPE')).toMatchObject({ code: 0, data: '0' })
})
