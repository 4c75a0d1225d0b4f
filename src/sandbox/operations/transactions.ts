import type { Transaction } from '#generated/wire/transaction.ts'
import { decimal, fromUnits, toText } from '#src/money/decimal.ts'
import { formatGmt8 } from '#src/time/gmt8.ts'
import { instant } from '#src/time/instant.ts'
import { findCoin } from '../data/coins.ts'
import { balanceOf, HOLD, type Posting } from '../kernel/ledger.ts'
import type { Handlers } from './handler.ts'
import { pageOf } from './page.ts'

/** More coins than one posting ever has, so that each of its rows gets a number of its own. */
const ROWS_PER_POSTING = 10

/**
 * What one posting did to what a member can use: a row per coin. A transfer between its accounts shows what the spot
 * account gave or got; what only happened to frozen money is no row.
 */
function rowsOf({ id, time, type, entries }: Posting, member: number): Transaction[] {
  const own = entries.filter(
    ({ account }) => account.owner === `m${member}` && account.bucket === 'available',
  )
  return [...new Set(own.map(({ account }) => account.coin))].map((coin, index) => {
    const ofCoin = own.filter(({ account }) => account.coin === coin)
    const spot = ofCoin.filter(({ account }) => account.kind === 'spot')
    const total = (all: typeof entries): string =>
      toText(
        fromUnits(
          all.reduce((sum, { units }) => sum + units, 0n),
          findCoin(coin)?.scale ?? 0,
        ),
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
      address: null,
      createTime: formatGmt8(instant(time)),
      flag: 0,
      airdropId: null,
    }
  })
}

export const transactionHandlers: Handlers = {
  listTransactions({ body: { startTime, endTime, symbol, type, ...page } }, { engine, member }) {
    const { id } = member()
    const wanted = engine
      .view()
      .ledger.postings.filter(
        (posting) => posting.type !== HOLD && (type === undefined || posting.type === type),
      )
      // What a seed tells of the past was booked after it happened.
      .toSorted((a, b) => a.time - b.time)
      .flatMap((posting) => rowsOf(posting, id))
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
    if (coin === undefined) return toText(decimal('0'))
    const own = { owner: `m${member().id}`, kind: 'spot', coin: coin.unit, bucket: 'available' } as const
    return toText(fromUnits(balanceOf(engine.view().ledger, own), coin.scale))
  },
}
