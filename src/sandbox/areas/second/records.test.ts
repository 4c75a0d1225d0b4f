import { expect, test } from 'vitest'
import { memberEventStream, secondOrderStream, secondWalletStream } from '#generated/streams.ts'
import type { ContractSecondOrder } from '#generated/wire/contract-second-order.ts'
import type { MemberEvent } from '#generated/wire/member-event.ts'
import type { SecondWallet } from '#generated/wire/second-wallet.ts'
import type { Transaction } from '#generated/wire/transaction.ts'
import { moveOf } from '#src/core/stakes/outcome.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { fixedClock } from '../../kernel/clock.ts'
import { memoryJournal } from '../../kernel/journal.ts'
import { testStream } from '../../hosts/memory/testing-streams.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { lastTicks } from '../../stakes/prices.ts'
import { MINUTE, staker, unitsOf } from '../../stakes/testing-stakes.ts'
import { frozenErrors } from '../frozen.ts'
import { CYCLES } from './cycles.ts'
import { SECOND_MARKETS } from './pairs.ts'
import { priceIn, ticksAt } from '../../market/price-at.ts'

test('STATE-16.f ENT-07.d a won order is booked as reward, a lost one as loss, in the account for second contracts', async () => {
  const { box, call, place, pass, pastOrders, held } = await staker('trader')
  for (let count = 0; count < 8; count++) {
    await place({ amount: '10' })
    await pass(MINUTE)
  }
  const orders = await pastOrders()
  const { data } = await call('/uc/asset/transaction/all', { pageNo: '1', pageSize: '50' })
  const { content } = data as { content: Transaction[] }
  const booked = content.filter(({ type }) => type === 28 || type === 29)
  expect(booked.map(({ type, amount }) => [type, unitsOf(amount)])).toEqual(
    orders
      .filter(({ result }) => result !== 3)
      .map(({ result }) => (result === 1 ? [29, unitsOf('7.5')] : [28, unitsOf('-10')])),
  )
  const total = booked.reduce((sum, { amount }) => sum + unitsOf(amount), 0n)
  expect(held('second')).toBe(unitsOf('500') + total)
  expect(auditLedger(box.view().ledger)).toEqual([])
})

test('STATE-14.f an order whose two prices are the same gives its stake back', async () => {
  const { box, place, pass, pastOrders, held } = await staker('trader')
  const isTied = (): readonly [string, string, number] | undefined => {
    const [state, now] = [box.view(), box.clock.now()]
    for (const pair of SECOND_MARKETS.pairs)
      for (const { id, seconds } of CYCLES) {
        const open = priceIn(pair, lastTicks(state, SECOND_MARKETS.kind, pair, now))
        const close = priceIn(pair, ticksAt(state, pair, now + seconds * 1000))
        if (moveOf(open, close) === 'none') return [pair.symbol, String(id), seconds]
      }
    return undefined
  }
  let found = isTied()
  for (let tries = 0; tries < 200 && found === undefined; tries++) {
    await pass(1000)
    found = isTied()
  }
  const [symbol, cycleId, seconds] = found ?? ['', '', 0]
  await place({ symbol, cycleId })
  await pass(seconds * 1000)
  expect(await pastOrders()).toMatchObject([{ symbol, result: 3, status: 2, winAmount: '0.00000000' }])
  expect(held('second')).toBe(unitsOf('500'))
})

test('an order, its wallet and a transfer are pushed; the result is told once', async () => {
  const { box, token, id, call, place, pass, held } = await staker('trader')
  const memberId = String(id)
  const topics = [secondOrderStream, secondWalletStream, memberEventStream].map(({ topic }) =>
    topic({ memberId }),
  )
  const stream = await testStream(box, token, secondOrderStream.socket)
  const events = await testStream(box, token, memberEventStream.socket)
  const [orders = '', wallets = '', told = ''] = topics
  for (const destination of [orders, wallets])
    await stream.send('SUBSCRIBE', { id: destination, destination })
  await events.send('SUBSCRIBE', { id: told, destination: told })
  await place()
  const wallet = () => stream.messages(wallets).at(-1)?.body as SecondWallet
  expect(wallet()).toMatchObject({ coinId: 'USDT', balance: '400.00000000', frozenBalance: '100.00000000' })
  await pass(MINUTE)
  await pass(MINUTE)
  const pushed = stream.messages(orders).map(({ body }) => body as ContractSecondOrder)
  expect(pushed.map(({ status }) => status)).toEqual([1, 2])
  const isWon = pushed[1]?.result === 1
  expect(
    events
      .messages(told)
      .map(({ body }) => body as MemberEvent)
      .filter(({ kind }) => kind === 'SECOND_SETTLED'),
  ).toMatchObject([
    {
      account: 'second',
      amount: isWon ? '75.00000000' : '-100.00000000',
      reference: String(pushed[1]?.id),
      outcome: isWon ? 'WIN' : 'LOSE',
    },
  ])
  const before = held('second')
  await call('/second/wallet/trans', { unit: 'USDT', from: '0', to: '2', amount: '25' })
  expect(unitsOf(wallet().balance)).toBe(before + unitsOf('25'))
})

/** Orders on many pairs and cycles, and what is left of them after an hour in so many steps. */
async function played(steps: number) {
  const journal = memoryJournal()
  const clock = fixedClock(1_795_224_600_000)
  const box = await testSandbox({ journal, clock })
  const caller = await staker('trader', box)
  for (const { symbol } of SECOND_MARKETS.pairs)
    for (const cycleId of ['1', '5']) await caller.place({ symbol, cycleId, amount: '6' })
  for (let step = 0; step < steps; step++) await caller.pass((60 * MINUTE) / steps)
  return { box, journal, clock, caller }
}

test('FEAT-17.d an hour asleep settles each order once, in the order of their ends, as an hour awake does', async () => {
  const [asleep, awake] = [await played(1), await played(240)]
  const state = asleep.box.view()
  expect(state.ledger).toEqual(awake.box.view().ledger)
  expect(state.seconds).toEqual(awake.box.view().seconds)
  const ended = state.seconds.book.ended[asleep.caller.id] ?? []
  expect(ended).toHaveLength(16)
  const closes = ended.map((id) => state.seconds.book.stakes[id]?.close ?? 0)
  expect(closes).toEqual(closes.toSorted((a, b) => a - b))
  expect(frozenErrors(state)).toEqual([])
  const again = await testSandbox({ journal: asleep.journal, clock: asleep.clock })
  expect(again.hash()).toBe(asleep.box.hash())
})
