import { expect, test } from 'vitest'
import { memberEventStream, optionBetStream } from '#generated/streams.ts'
import type { ContractOptionOrder } from '#generated/wire/contract-option-order.ts'
import type { MemberEvent } from '#generated/wire/member-event.ts'
import type { Transaction } from '#generated/wire/transaction.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { testStream } from '../../hosts/memory/testing-streams.ts'
import { FALL, MINUTE, RISE, staker, unitsOf } from '../../stakes/testing-stakes.ts'

test('STATE-16.e a won bet is booked as reward and fee, a lost one as loss and fee, a returned one not at all', async () => {
  const first = await staker('trader')
  const second = await staker('verified', first.box)
  const records = async ({ call }: typeof first): Promise<readonly (readonly [number, bigint])[]> => {
    const { data } = await call('/uc/asset/transaction/all', { pageNo: '1', pageSize: '20' })
    const { content } = data as { content: Transaction[] }
    return content
      .filter(({ type }) => type >= 22 && type <= 24)
      .map(({ type, amount }) => [type, unitsOf(amount)] as const)
  }
  await first.bet({ direction: RISE })
  await second.bet({ direction: FALL })
  await first.box.panel('option', { symbol: 'BTC/USDT', cancel: 'betting' })
  expect([await records(first), await records(second)]).toEqual([[], []])
  await first.pass(5 * MINUTE)
  await first.bet({ direction: RISE })
  await second.bet({ direction: FALL })
  await first.pass(10 * MINUTE)
  const won = (await first.pastBets())[0]?.result === 1
  const [winner, loser] = won ? [first, second] : [second, first]
  expect((await records(winner)).toSorted(([a], [b]) => a - b)).toEqual([
    [23, unitsOf('-2.8')],
    [24, unitsOf('90')],
  ])
  expect((await records(loser)).toSorted(([a], [b]) => a - b)).toEqual([
    [22, unitsOf('-100')],
    [23, unitsOf('-1')],
  ])
  expect(auditLedger(first.box.view().ledger)).toEqual([])
})

test('LIMIT-07.e a verified member gets the fees of a bet back with the next count, of a won and of a lost one', async () => {
  const counted: Record<string, bigint> = {}
  for (const direction of [RISE, FALL]) {
    const { box, bet, pass, pastBets, id } = await staker('verified')
    const owed = (): bigint => box.view().feeRebates[id]?.owed ?? 0n
    await bet({ direction })
    expect(owed()).toBe(0n)
    await pass(10 * MINUTE)
    counted[(await pastBets())[0]?.result === 1 ? 'won' : 'lost'] = owed()
  }
  // Of the stake, and where it was won of the reward, too.
  expect(counted).toEqual({ won: unitsOf('2.8'), lost: unitsOf('1') })
})

test('a bet is pushed when it is placed and when it is settled, and its result is told once', async () => {
  const { box, token, id, bet, pass } = await staker('trader')
  const memberId = String(id)
  const own = await testStream(box, token, optionBetStream.socket)
  const events = await testStream(box, token, memberEventStream.socket)
  const [bets, told] = [optionBetStream.topic({ memberId }), memberEventStream.topic({ memberId })]
  await own.send('SUBSCRIBE', { id: 'bets', destination: bets })
  await events.send('SUBSCRIBE', { id: 'events', destination: told })
  await bet()
  await pass(10 * MINUTE)
  await pass(10 * MINUTE)
  const pushed = own.messages(bets).map(({ body }) => body as ContractOptionOrder)
  expect(pushed.map(({ status }) => status)).toEqual([0, 1])
  const results = events
    .messages(told)
    .map(({ body }) => body as MemberEvent)
    .filter(({ kind }) => kind === 'OPTION_SETTLED')
  const isWon = pushed[1]?.result === 1
  expect(results).toMatchObject([
    {
      account: 'spot',
      symbol: 'BTC/USDT',
      coin: 'USDT',
      amount: isWon ? '87.20000000' : '-101.00000000',
      reference: String(pushed[1]?.id),
      outcome: isWon ? 'WIN' : 'LOSE',
    },
  ])
})
