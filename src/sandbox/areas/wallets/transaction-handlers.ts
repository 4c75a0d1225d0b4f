import type { Transaction } from '#generated/wire/transaction.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { findCoin } from './coins.ts'
import { balanceOf, HOLD, type Posting } from '../../kernel/ledger.ts'
import type { State } from '../state.ts'
import { amountText } from './amount-text.ts'
import type { Handlers } from '../../http/handler.ts'
import { pageOf } from '../../http/page.ts'

/** More coins than one posting ever has, so that each of its rows gets a number of its own. */
const ROWS_PER_POSTING = 10

/** A withdraw code counts when it is made, though its coins only wait then; whoever redeems it does not matter. */
const WITHDRAW_CODES: ReadonlySet<number> = new Set([17, 18])

/** Returns the network address that the coins of a posting came from or went to; null where no network took part. */
function addressOf({ deposits, withdrawals }: State, { reference = '' }: Posting): string | null {
  const [what, id = ''] = reference.split(' ')
  if (what === 'deposit') return deposits[id]?.from ?? null
  return what === 'withdrawal' ? (withdrawals[id]?.address ?? null) : null
}

/** Wallet transaction types of transfers, in and out of the accounts other than spot; and of their spot side. */
const isTransfer = (type: number): boolean => type >= 37 && type <= 42
const INTO_SPOT = 43
const OUT_OF_SPOT = 44

type Part = { readonly type: number; readonly coin: string; readonly units: bigint }

/**
 * Returns the changes of a posting to a member's funds, per coin; coins that were held before (HOLD) count when they
 * go. A transfer between the member's accounts makes a row for each of them.
 */
function partsOf({ type, entries }: Posting, member: number): Part[] {
  const own = entries.filter(
    ({ account }) =>
      account.owner === `m${member}` && (!WITHDRAW_CODES.has(type) || account.bucket === 'available'),
  )
  if (isTransfer(type))
    return own.map(({ account: { kind, coin }, units }) => {
      const spotSide = units > 0n ? INTO_SPOT : OUT_OF_SPOT
      return { type: kind === 'spot' ? spotSide : type, coin, units }
    })
  const ofProduct = own.some(({ account }) => account.kind === 'finance')
  const told = ofProduct ? own.filter(({ account }) => account.kind === 'spot') : own
  const coins = [...new Set(told.map(({ account }) => account.coin))]
  return coins.map((coin) => {
    const moved = told.filter(({ account }) => account.coin === coin)
    return { type, coin, units: moved.reduce((sum, { units }) => sum + units, 0n) }
  })
}

function rowsOf(state: State, posting: Posting, member: number): Transaction[] {
  const { id, time, entries } = posting
  return partsOf(posting, member)
    .filter(({ units }) => units !== 0n)
    .map(({ type, coin, units }, index) => {
      const paid = entries.filter(({ account }) => account.owner === 'fees' && account.coin === coin)
      const fee = amountText(
        paid.reduce((sum, entry) => sum + entry.units, 0n),
        coin,
      )
      return {
        id: id * ROWS_PER_POSTING + index,
        memberId: member,
        type: type as Transaction['type'],
        symbol: coin,
        amount: amountText(units, coin),
        fee,
        discountFee: '0',
        realFee: fee,
        address: addressOf(state, posting),
        createTime: formatGmt8(instant(time)),
        flag: 0,
        airdropId: null,
      }
    })
}

export const transactionHandlers: Handlers = {
  listTransactions({ body: { startTime, endTime, symbol, type, ...page } }, { engine, member }) {
    const { id } = member()
    const state = engine.view()
    const wanted = state.ledger.postings
      .filter((posting) => posting.type !== HOLD)
      // What a seed tells of the past was booked after it happened.
      .toSorted((a, b) => a.time - b.time)
      .flatMap((posting) => rowsOf(state, posting, id))
      .filter(
        ({ symbol: coin, type: kind, createTime }) =>
          (type === undefined || kind === type) &&
          (symbol === undefined || coin === symbol.toUpperCase()) &&
          (startTime === undefined || createTime.slice(0, 10) >= startTime) &&
          (endTime === undefined || createTime.slice(0, 10) <= endTime),
      )
    return pageOf(wanted.toReversed(), page)
  },

  getCoinBalance({ query: { coinName } }, { engine, member }) {
    const coin = findCoin(coinName)
    if (coin === undefined) return '0'
    const own = { owner: `m${member().id}`, kind: 'spot', coin: coin.unit, bucket: 'available' } as const
    return amountText(balanceOf(engine.view().ledger, own), coin.unit)
  },
}
