import { expect, test } from 'vitest'
import { TransactionType as T } from '#generated/models/transaction-type.ts'
import type { Transaction } from '#generated/wire/transaction.ts'
import { type AccountKind, type Bucket, type Entry, HOLD, post } from '../../kernel/ledger.ts'
import { START, testExchange } from '../spot/testing-spot.ts'
import { transactionHandlers } from './transaction-handlers.ts'

const MEMBER = 600_001
const UNIT = 100_000_000n
const DAY = 86_400_000

/** Entries as "owner kind coin bucket whole-coins". */
function entry(text: string): Entry {
  const [owner = '', kind, coin = '', bucket, amount = ''] = text.split(' ')
  const account = { owner: owner as 'fees', kind: kind as AccountKind, coin, bucket: bucket as Bucket }
  return { account, units: BigInt(amount) * UNIT }
}

type Posted = { type: number; entries: readonly string[]; time?: number; reference?: string }
type Asked = Partial<
  Record<'startTime' | 'endTime' | 'symbol' | 'type' | 'pageNo' | 'pageSize', string | number>
>

type List = (input: object, context: object) => { readonly content: readonly Transaction[] }

const HELD = [
  'spot USDT available',
  'spot USDT frozen',
  'second USDT available',
  'finance USDT available',
].flatMap((account) => [`m${MEMBER} ${account} 100`, `makers ${account} -100`])

/** The lists of a member's transactions after some postings, one for each question. */
function listsOf(postings: readonly Posted[], questions: readonly Asked[], member = MEMBER) {
  const { state } = testExchange(2, {})
  state.deposits['7'] = { from: 'deposit-address' } as (typeof state.deposits)[string]
  state.withdrawals['7'] = { address: 'withdrawal-address' } as (typeof state.withdrawals)[string]
  // What is held from the start; no list tells it.
  post(state.ledger, { time: START - 2 * DAY, type: HOLD, entries: HELD.map(entry) })
  for (const { entries, time = START, ...rest } of postings)
    post(state.ledger, { time, ...rest, entries: entries.map(entry) })
  const context = { engine: { view: () => state }, member: () => ({ id: member }) }
  const list = transactionHandlers.listTransactions as unknown as List
  return questions.map((asked) => list({ body: { pageNo: 1, pageSize: 50, ...asked } }, context).content)
}

const listOf = (postings: readonly Posted[], asked: Asked = {}, member = MEMBER): readonly Transaction[] =>
  listsOf(postings, [asked], member)[0] ?? []

const SPOT = `m${MEMBER} spot USDT available`
const FROZEN = `m${MEMBER} spot USDT frozen`
const MAKERS = 'makers spot USDT available'

test('FEAT-07.d a transaction is told with amount, fee, address and moment', () => {
  const [row] = listOf([
    {
      type: T.WITHDRAW,
      reference: 'withdrawal 7',
      entries: [
        `${SPOT} -7`,
        `${MAKERS} 5`,
        'fees spot USDT available 2',
        'fees spot BTC available 3',
        'makers spot BTC available -3',
      ],
    },
  ])
  expect(row).toEqual({
    id: expect.any(Number) as number,
    memberId: MEMBER,
    type: T.WITHDRAW,
    symbol: 'USDT',
    amount: '-7.00000000',
    fee: '2.00000000',
    discountFee: '0',
    realFee: '2.00000000',
    address: 'withdrawal-address',
    createTime: '2026-11-21 09:30:00',
    flag: 0,
    airdropId: null,
  })
})

test.each<[reference: string | undefined, address: string | null]>([
  ['deposit 7', 'deposit-address'],
  ['deposit 8', null],
  ['withdrawal 7', 'withdrawal-address'],
  ['withdrawal 8', null],
  ['order 7', null],
  [undefined, null],
])('FEAT-07.d a transaction of %s has the address %s', (reference, address) => {
  const posting = { type: T.RECHARGE, entries: [`${SPOT} 1`, `${MAKERS} -1`] }
  expect(listOf([{ ...posting, ...(reference !== undefined && { reference }) }])).toMatchObject([{ address }])
})

type Row = readonly [type: number, coin: string, amount: string]
const SECOND = `m${MEMBER} second USDT available`
const FINANCE = `m${MEMBER} finance USDT available`

test.each<[what: string, type: number, entries: readonly string[], rows: readonly Row[]]>([
  ['another member only', T.RECHARGE, ['m600002 spot USDT available 1', `${MAKERS} -1`], []],
  ['an account back and forth', T.EXCHANGE, [`${SPOT} -1`, `${FROZEN} 1`], []],
  ['freezing', HOLD, [`${SPOT} -1`, `${FROZEN} 1`], []],
  ['what was frozen', T.EXCHANGE, [`${FROZEN} -3`, `${MAKERS} 3`], [[T.EXCHANGE, 'USDT', '-3.00000000']]],
  [
    'two coins',
    T.EXCHANGE,
    [`${SPOT} -3`, `m${MEMBER} spot BTC available 2`, `${MAKERS} 3`, 'makers spot BTC available -2'],
    [
      [T.EXCHANGE, 'BTC', '2.00000000'],
      [T.EXCHANGE, 'USDT', '-3.00000000'],
    ],
  ],
  [
    'a transfer into an account',
    T.TRANSFER_IN_SECOND,
    [`${SPOT} -4`, `${SECOND} 4`],
    [
      [T.TRANSFER_IN_SECOND, 'USDT', '4.00000000'],
      [T.TRANSFER_OUT, 'USDT', '-4.00000000'],
    ],
  ],
  [
    'a transfer out of an account',
    T.TRANSFER_OUT_SECOND,
    [`${SECOND} -4`, `${SPOT} 4`],
    [
      [T.TRANSFER_IN, 'USDT', '4.00000000'],
      [T.TRANSFER_OUT_SECOND, 'USDT', '-4.00000000'],
    ],
  ],
  [
    'the first kind of transfers',
    T.TRANSFER_IN_COIN,
    [`${SPOT} -4`, `m${MEMBER} coinSwap USDT available 4`],
    [
      [T.TRANSFER_IN_COIN, 'USDT', '4.00000000'],
      [T.TRANSFER_OUT, 'USDT', '-4.00000000'],
    ],
  ],
  [
    'buying a product',
    T.LOCKED_SAVING_BUY,
    [`${SPOT} -5`, `${FINANCE} 5`],
    [[T.LOCKED_SAVING_BUY, 'USDT', '-5.00000000']],
  ],
  [
    'the end of a product',
    T.LOCKED_SAVING_SELL,
    [`${FINANCE} -5`, `${SPOT} 6`, `${MAKERS} -1`],
    [[T.LOCKED_SAVING_SELL, 'USDT', '6.00000000']],
  ],
  [
    'making a withdraw code, which freezes its coins',
    T.WITHDRAWCODE_OUT,
    [`${SPOT} -5`, `${FROZEN} 5`],
    [[T.WITHDRAWCODE_OUT, 'USDT', '-5.00000000']],
  ],
  [
    'a redeemed code, for its redeemer',
    T.WITHDRAWCODE_IN,
    [`m600002 spot USDT frozen 5`, `makers spot USDT available -10`, `${SPOT} 5`],
    [[T.WITHDRAWCODE_IN, 'USDT', '5.00000000']],
  ],
  [
    'an account of contracts alone',
    T.CONTRACT_PROFIT,
    [`m${MEMBER} swap USDT available 3`, `makers swap USDT available -3`],
    [[T.CONTRACT_PROFIT, 'USDT', '3.00000000']],
  ],
  [
    'types after those of transfers',
    T.COMMISION_INVITER_FEE,
    [`${SPOT} 3`, `${FROZEN} 1`, `${MAKERS} -4`],
    [[T.COMMISION_INVITER_FEE, 'USDT', '4.00000000']],
  ],
  [
    'types before those of transfers',
    T.LOCKED_SAVING_SELL,
    [`${SPOT} 3`, `${FROZEN} 1`, `${MAKERS} -4`],
    [[T.LOCKED_SAVING_SELL, 'USDT', '4.00000000']],
  ],
  ['a redeemed code, for its maker', T.WITHDRAWCODE_IN, [`${FROZEN} -5`, `${MAKERS} 5`], []],
])('FEAT-07.d transactions of a posting: %s', (_, type, entries, rows) => {
  const found = listOf([{ type, entries }])
  expect(found.map((row) => [row.type, row.symbol, row.amount])).toEqual(rows)
})

const BOUGHT = {
  type: T.EXCHANGE,
  entries: [`m${MEMBER} spot BTC available 1`, 'makers spot BTC available -1'],
}
const EARLY = { type: T.RECHARGE, entries: [`${SPOT} 2`, `${MAKERS} -2`], time: START - DAY }
const LATE = { type: T.EXCHANGE, entries: [`${SPOT} -3`, `${MAKERS} 3`], time: START + 1 }
const ALL = ['-3.00000000', '1.00000000', '2.00000000']

test.each<[asked: Asked, amounts: readonly string[]]>([
  [{}, ALL],
  [{ symbol: 'BTC' }, ['1.00000000']],
  [{ symbol: 'usdt' }, ['-3.00000000', '2.00000000']],
  [{ symbol: 'NONE' }, []],
  [{ type: T.EXCHANGE }, ['-3.00000000', '1.00000000']],
  [{ type: T.RECHARGE }, ['2.00000000']],
  [{ type: T.EXCHANGE, symbol: 'USDT' }, ['-3.00000000']],
  [{ type: T.RECHARGE, symbol: 'BTC' }, []],
  [{ startTime: '2026-11-21' }, ['-3.00000000', '1.00000000']],
  [{ endTime: '2026-11-20' }, ['2.00000000']],
  [{ startTime: '2026-11-20', endTime: '2026-11-21' }, ALL],
  [{ startTime: '2026-11-22' }, []],
])('FEAT-07.d transactions that match %o, newest first', (asked, amounts) => {
  const postings = [EARLY, { ...BOUGHT, time: START }, LATE]
  expect(listOf(postings, asked).map(({ amount }) => amount)).toEqual(amounts)
  expect(listOf(postings, asked, 600_002)).toEqual([])
})

test('FEAT-07.d each question has its own answer, whatever was asked before', () => {
  const postings = [EARLY, { ...BOUGHT, time: START }, LATE]
  const questions = [
    { symbol: 'BTC' },
    { type: T.EXCHANGE },
    {},
    { symbol: 'USDT' },
    { type: T.EXCHANGE, symbol: 'USDT' },
  ]
  expect(listsOf(postings, questions).map((rows) => rows.map(({ amount }) => amount))).toEqual([
    ['1.00000000'],
    ['-3.00000000', '1.00000000'],
    ALL,
    ['-3.00000000', '2.00000000'],
    ['-3.00000000'],
  ])
})

test('FEAT-07.d transactions are listed page by page, each under a number of its own', () => {
  const postings = [EARLY, { ...BOUGHT, time: START }, LATE]
  const pages = listsOf(postings, [
    { pageNo: 1, pageSize: 2 },
    { pageNo: 2, pageSize: 2 },
  ])
  expect(pages.map((rows) => rows.map(({ amount }) => amount))).toEqual([ALL.slice(0, 2), ALL.slice(2)])
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(3)
})
