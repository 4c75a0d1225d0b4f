import type { Transaction } from '#generated/wire/transaction.ts'
import { formatGmt8 } from '#src/time/gmt8.ts'
import { instant } from '#src/time/instant.ts'
import { findCoin } from '../data/coins.ts'
import { balanceOf, HOLD, type Posting } from '../kernel/ledger.ts'
import type { State } from '../state/state.ts'
import { amountText } from './amount-text.ts'
import type { Handlers } from './handler.ts'
import { pageOf } from './page.ts'

/** More coins than one posting ever has, so that each of its rows gets a number of its own. */
const ROWS_PER_POSTING = 10

/** A withdraw code counts when it is made, though its coins only wait then; whoever redeems it does not matter. */
const WITHDRAW_CODES: ReadonlySet<number> = new Set([17, 18])

/** Where the coins of a posting came from or went to, if it was a network. */
function addressOf({ deposits, withdrawals }: State, { reference = '' }: Posting): string | null {
  const [what, id = ''] = reference.split(' ')
  if (what === 'deposit') return deposits[id]?.from ?? null
  return what === 'withdrawal' ? (withdrawals[id]?.address ?? null) : null
}

/**
 * What one posting did to what a member has: a row per coin. Coins that were held before (HOLD) count when they go. A
 * transfer between its accounts shows what the spot account gave or got.
 */
function rowsOf(state: State, posting: Posting, member: number): Transaction[] {
  const { id, time, type, entries } = posting
  const own = entries.filter(
    ({ account }) =>
      account.owner === `m${member}` && (!WITHDRAW_CODES.has(type) || account.bucket === 'available'),
  )
  return [...new Set(own.map(({ account }) => account.coin))].map((coin, index) => {
    const ofCoin = own.filter(({ account }) => account.coin === coin)
    const spot = ofCoin.filter(({ account }) => account.kind === 'spot')
    const total = (all: typeof entries): string =>
      amountText(
        all.reduce((sum, { units }) => sum + units, 0n),
        coin,
      )
    const fees = entries.filter(({ account }) => account.owner === 'fees' && account.coin === coin)
    return {
      id: id * ROWS_PER_POSTING + index,
      memberId: member,
      type: type as Transaction['type'],
      symbol: coin,
      amount: total(spot.length > 0 ? spot : ofCoin),
      fee: total(fees),
      discountFee: '0',
      realFee: total(fees),
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
      .filter((posting) => posting.type !== HOLD && (type === undefined || posting.type === type))
      // What a seed tells of the past was booked after it happened.
      .toSorted((a, b) => a.time - b.time)
      .flatMap((posting) => rowsOf(state, posting, id))
      .filter(
        ({ symbol: coin, createTime }) =>
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
