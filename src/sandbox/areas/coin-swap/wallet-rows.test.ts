import { expect, test } from 'vitest'
import { adjustable } from '../../perpetual/margin.ts'
import { LIMIT, percentOf, SHORT, TRIGGER } from '../../perpetual/testing-caller.ts'
import { positionIn } from '../../perpetual/account.ts'
import { venueOf } from '../../perpetual/venue.ts'
import { unitsText } from '../spot/ticker.ts'
import { present } from '../swap/testing-swap.ts'
import { COIN_MARGINED } from './contracts.ts'
import { coinSwapLimits } from './limits.ts'
import { BTC_ID, coinCaller } from './testing-coin.ts'
import { wireWallet } from './wire-wallet.ts'

const symbol = 'BTC/USDT'

/** A trader with a long of 5 contracts and a short of 3, of which orders hold 2 and 1. */
async function trader() {
  const caller = await coinCaller('trader')
  const { open, close, call, wallet } = caller
  await call('order/modify-leverage', { contractCoinId: BTC_ID, leverage: '20', direction: SHORT })
  await open()
  await open({ direction: SHORT, leverage: '20', volume: '3' })
  const price = (await wallet()).currentPrice ?? ''
  await close({ type: LIMIT, entrustPrice: percentOf(price, '101'), volume: '2' })
  await close({ type: LIMIT, entrustPrice: percentOf(price, '99'), volume: '1', direction: '0' })
  return { ...caller, member: (await wallet()).memberId }
}

test('FEAT-15.g ENT-06.b a wallet tells both sides, and every call for wallets answers with the same rows', async () => {
  const { box, member, call, wallet } = await trader()
  const venue = venueOf(COIN_MARGINED, box.view())
  const rows = COIN_MARGINED.contracts.map((contract) => wireWallet(venue, contract, member, box.clock.now()))
  expect((await call('wallet/list')).data).toEqual(rows)
  expect((await call('order/position-list')).data).toEqual(rows)
  expect((await call('wallet/detail', { contractCoinId: '202' })).data).toEqual(rows[1])
  expect(await wallet()).toEqual(rows[0])
  const [long, short] = (['long', 'short'] as const).map((side) =>
    present(positionIn(venue, member, symbol, side)),
  )
  expect(rows[0]).toMatchObject({
    coinBuyLeverage: '10',
    coinBuyPosition: '5',
    coinFrozenBuyPosition: '2',
    coinBuyPrincipalAmount: unitsText(long?.margin ?? 0n),
    coinSellLeverage: '20',
    coinSellPosition: '3',
    coinFrozenSellPosition: '1',
    coinSellPrincipalAmount: unitsText(short?.margin ?? 0n),
  })
})

test('FEAT-15.e margin is adjusted within the limits of its contract and side', async () => {
  const { box, member } = await trader()
  const [state, time] = [box.view(), box.clock.now()]
  const venue = venueOf(COIN_MARGINED, state)
  const asking = { state, member: present(state.members[member]), time }
  const limits = (contractCoinId: number, direction: 0 | 1, type: 0 | 1) =>
    present(coinSwapLimits.adjustCoinSwapMargin)(asking, {
      contractCoinId,
      direction,
      type,
      principal: '1',
    })
  const side = (direction: 'long' | 'short') => present(positionIn(venue, member, symbol, direction))
  const how = ['add', 'take'] as const
  for (const type of [0, 1] as const)
    expect([limits(201, 0, type), limits(201, 1, type)]).toEqual([
      { adjustable: unitsText(adjustable(venue, side('long'), how[type], time)) },
      { adjustable: unitsText(adjustable(venue, side('short'), how[type], time)) },
    ])
  expect(limits(201, 0, 0).adjustable).toMatch(/[1-9]/)
  expect([limits(202, 0, 0), limits(101, 0, 0)]).toEqual([{ adjustable: null }, { adjustable: null }])
})

test('each act on a wallet, its orders and positions says that it is done', async () => {
  const { call, open, close, wallet } = await coinCaller('trader')
  const contract = { contractCoinId: BTC_ID }
  const saidBy = async (path: string, fields: Record<string, string>) => (await call(path, fields)).message
  const [saved, placed] = ['The change is saved.', 'The order is placed.']
  const [cross, isolated] = ['0', '1']
  for (const targetPattern of [cross, isolated])
    expect(await saidBy('order/switch-pattern', { ...contract, targetPattern })).toBe(saved)
  expect(await saidBy('order/modify-leverage', { ...contract, leverage: '20', direction: '1' })).toBe(saved)
  expect((await open()).message).toBe(placed)
  const margin = { ...contract, principal: '0.001', type: '0', direction: '0' }
  expect(await saidBy('order/ajust-principal', margin)).toBe(saved)
  const waiting = { type: TRIGGER, triggerPrice: '1' }
  expect((await close({ ...waiting, volume: '1' })).message).toBe(placed)
  expect(await saidBy('order/cancel', { entrustId: '2' })).toBe('The order is canceled.')
  expect(await saidBy('order/cancel-all', contract)).toBe('The orders are canceled.')
  const closed = await call('order/close-all', { ...contract, type: '0' })
  expect([closed.message, closed.data]).toEqual([placed, true])
  expect(await wallet()).toMatchObject({ coinBuyPosition: '0', coinBuyPrice: '0', coinBuyLeverage: '10' })
})
