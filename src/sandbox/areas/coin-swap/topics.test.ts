import { expect, test } from 'vitest'
import { coinSwapOrderStream, coinSwapWalletStream, swapOrderStream } from '#generated/streams.ts'
import type { CoinSwapWallet } from '#generated/wire/coin-swap-wallet.ts'
import type { ContractOrderEntrust } from '#generated/wire/contract-order-entrust.ts'
import { ContractOrderEntrustStatus as Status } from '#generated/wire/contract-order-entrust-status.ts'
import { testStream } from '../../hosts/memory/testing-streams.ts'
import { CROSS, TRIGGER } from '../../perpetual/testing-caller.ts'
import { COIN_MARGINED } from './contracts.ts'
import { BTC_ID, coinCaller } from './testing-coin.ts'

async function subscribed() {
  const caller = await coinCaller('trader')
  const { box, token, wallet } = caller
  const memberId = String((await wallet()).memberId)
  const stream = await testStream(box, token, coinSwapOrderStream.socket)
  const other = await testStream(box, token, swapOrderStream.socket)
  const [order, own] = [coinSwapOrderStream.topic({ memberId }), coinSwapWalletStream.topic({ memberId })]
  for (const destination of [order, own])
    for (const each of [stream, other]) await each.send('SUBSCRIBE', { id: destination, destination })
  // Both sockets have accounts under this name.
  other.messages()
  return {
    ...caller,
    first: stream.messages(own).map(({ body }) => body as CoinSwapWallet),
    memberId,
    orders: () => stream.messages(order).map(({ body }) => body as ContractOrderEntrust),
    wallets: () => stream.messages(own).map(({ body }) => body as CoinSwapWallet),
    strayed: () => other.messages().length,
  }
}

test('all wallets are pushed to a new subscriber at once', async () => {
  const { wallet, wallets, first } = await subscribed()
  expect(first).toHaveLength(COIN_MARGINED.contracts.length)
  expect(first).toContainEqual(await wallet())
  expect(wallets()).toEqual([])
})

test('an order and its wallet are pushed as calls answer them, on the socket of their kind alone', async () => {
  const { open, wallet, orders, wallets, strayed } = await subscribed()
  const { data } = await open()
  expect(orders()).toEqual([data])
  expect(wallets().at(-1)).toEqual(await wallet())
  expect(strayed()).toBe(0)
})

test('a trigger order is pushed while it waits, and again when it is cancelled', async () => {
  const { open, call, orders } = await subscribed()
  const { data } = await open({ type: TRIGGER, triggerPrice: '1' })
  expect(orders()).toEqual([data])
  await call('order/cancel-all', { contractCoinId: BTC_ID })
  expect(orders()).toMatchObject([{ status: Status.ENTRUST_CANCEL }])
})

test('a wallet is pushed when margin of its position or the leverage of one changes', async () => {
  const { call, open, wallet, wallets } = await subscribed()
  await open()
  wallets()
  const side = { contractCoinId: BTC_ID, direction: '0' }
  await call('order/ajust-principal', { ...side, principal: '0.001', type: '0' })
  expect(wallets()).toEqual([await wallet()])
  await call('order/modify-leverage', { ...side, leverage: '5' })
  expect(wallets()).toEqual([await wallet()])
})

test('a wallet is pushed when it is transferred into, when its mode changes and when it is funded', async () => {
  const { box, token, call, open, wallet, wallets } = await subscribed()
  await call('order/switch-pattern', { contractCoinId: BTC_ID, targetPattern: CROSS })
  expect(wallets()).toMatchObject([{ coinPattern: 0 }])
  const own = { 'x-auth-token': token, lang: 'en_US' }
  const spot = (await box.call('/uc/asset/wallet/BTC', {}, own)).data as { id: number }
  const numbers = { fromWalletId: String(spot.id), toWalletId: String((await wallet()).id) }
  await box.call(
    '/coinswap/wallet/trans',
    { unit: 'BTC', from: '0', to: '1', amount: '0.1', ...numbers },
    own,
  )
  expect(wallets()).toMatchObject([{ coinBalance: '0.25000000' }])
  await open()
  const before = wallets().at(-1)
  box.clock.jump(8 * 3_600_000)
  await box.call('/coinswap/coin/base-symbol')
  const after = wallets().at(-1)
  expect(after?.coinBalance).toMatch(/^0[.]24/)
  expect(after?.coinBalance).not.toBe(before?.coinBalance)
})
