import { expect, test } from 'vitest'
import { swapOrderStream, swapPositionStream, swapWalletStream } from '#generated/streams.ts'
import type { ContractOrderEntrust } from '#generated/wire/contract-order-entrust.ts'
import type { MemberContractPosition } from '#generated/wire/member-contract-position.ts'
import type { SwapWallet } from '#generated/wire/swap-wallet.ts'
import { testStream } from '../../hosts/memory/testing-streams.ts'
import { ISOLATED, LIMIT, percentOf } from '../../perpetual/testing-caller.ts'
import { BTC_ID, swapCaller } from './testing-calls.ts'

async function subscribed() {
  const caller = await swapCaller('trader')
  const { box, token, account } = caller
  const memberId = String((await account()).memberId)
  const stream = await testStream(box, token, swapOrderStream.socket)
  const topics = [swapOrderStream, swapPositionStream, swapWalletStream].map(({ topic }) =>
    topic({ memberId }),
  )
  for (const destination of topics) await stream.send('SUBSCRIBE', { id: destination, destination })
  const [order = '', position = '', wallet = ''] = topics
  const messages = (topic: string) => stream.messages(topic).map(({ body }) => body)
  return {
    ...caller,
    first: messages(wallet),
    stream,
    memberId,
    orders: () => stream.messages(order).map(({ body }) => body as ContractOrderEntrust),
    pushedPositions: () => stream.messages(position).map(({ body }) => body as MemberContractPosition),
    wallets: () => stream.messages(wallet).map(({ body }) => body as SwapWallet),
  }
}

test('the account is pushed to a new subscriber at once, once', async () => {
  const { account, wallets, orders, pushedPositions, first } = await subscribed()
  expect(first).toHaveLength(1)
  expect(await account()).toMatchObject(first[0] ?? { id: 'none' })
  expect([...orders(), ...pushedPositions(), ...wallets()]).toEqual([])
})

test('an order, its position and the account are pushed as calls answer them', async () => {
  const { open, close, positions, account, mark, orders, pushedPositions, wallets } = await subscribed()
  const { data } = await open()
  expect(orders()).toEqual([data])
  expect(pushedPositions().at(-1)).toEqual((await positions())[0])
  expect(await account()).toMatchObject(wallets().at(-1) ?? { id: 'none' })
  await close({ type: LIMIT, entrustPrice: percentOf(await mark(), '101'), volume: '0.004' })
  expect(pushedPositions().at(-1)).toMatchObject({ position: '0.01000', frozenPosition: '0.00400' })
})

test('a position that is closed is pushed once more with the volume 0', async () => {
  const { open, close, positions, pushedPositions } = await subscribed()
  await open()
  const [position] = await positions()
  await close()
  expect(pushedPositions().at(-1)).toMatchObject({ id: position?.id, position: '0', symbol: 'BTC/USDT' })
})

test('a position is pushed when its margin changes', async () => {
  const { open, call, positions, pushedPositions } = await subscribed()
  await call('order/switch-pattern', { contractCoinId: BTC_ID, targetPattern: ISOLATED })
  await open()
  pushedPositions()
  const positionId = String((await positions())[0]?.id)
  await call('order/ajust-principal', { positionId, principal: '5', type: '0' })
  expect(pushedPositions()).toEqual(await positions())
})

test('the account is pushed when it is transferred into, and when its margin mode changes', async () => {
  const { box, token, call, account, wallets } = await subscribed()
  await call('order/switch-pattern', { contractCoinId: BTC_ID, targetPattern: ISOLATED })
  expect(wallets()).toMatchObject([{ usdtPattern: 1 }])
  const own = { 'x-auth-token': token, lang: 'en_US' }
  const spot = (await box.call('/uc/asset/wallet/USDT', {}, own)).data as { id: number }
  const numbers = { fromWalletId: String(spot.id), toWalletId: String((await account()).id) }
  await box.call('/swap/wallet/trans', { unit: 'USDT', from: '0', to: '1', amount: '10', ...numbers }, own)
  expect(wallets()).toMatchObject([{ usdtBalance: '3010.00000000' }])
})

test('a funding is pushed with position and account', async () => {
  const { open, box, pushedPositions, wallets } = await subscribed()
  await open()
  const before = wallets().at(-1)
  pushedPositions()
  box.clock.jump(8 * 3_600_000)
  await box.call('/swap/coin/base-symbol')
  expect(pushedPositions()).toMatchObject([{ funding: expect.stringMatching(/[1-9]/) as string }])
  expect(wallets().at(-1)?.usdtBalance).not.toBe(before?.usdtBalance)
})

test('orders, positions and accounts are not pushed to others', async () => {
  const { box, memberId } = await subscribed()
  const other = await box.logIn('verified')
  for (const { topic, socket } of [swapOrderStream, swapPositionStream, swapWalletStream]) {
    const stream = await testStream(box, other, socket)
    await stream.send('SUBSCRIBE', { id: 'own', destination: topic({ memberId }) })
    expect(stream.isClosed()).toBe(true)
  }
})
