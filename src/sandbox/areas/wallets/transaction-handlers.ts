import type { Transaction } from '#generated/wire/transaction.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { findCoin } from './coins.ts'
import { balanceOf, movedBy, type Posting, postingAt } from '../../kernel/ledger.ts'
import { rowsOfLog } from '../../kernel/log-view.ts'
import type { State } from '../state.ts'
import type { Handlers } from '../../http/handler.ts'
import { newestPage } from '../../http/page.ts'
import { amountText } from './amounts.ts'

/** More parts than one posting ever has: the number of a row is that of its posting and that of the part. */
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
function partsOf(posting: Posting, member: number): Part[] {
  return changesOf(posting, member).filter(({ units }) => units !== 0n)
}

function changesOf({ type, entries }: Posting, member: number): Part[] {
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

/** A row by its number. */
function wireRow(state: State, row: number, member: number): Transaction {
  const posting = postingAt(state.ledger, Math.floor(row / ROWS_PER_POSTING))
  const part = partsOf(posting, member)[row % ROWS_PER_POSTING]
  if (part === undefined) throw new RangeError(`no transaction ${row} of ${member}`)
  const { type, coin, units } = part
  const paid = posting.entries.filter(({ account }) => account.owner === 'fees' && account.coin === coin)
  const fee = amountText(
    paid.reduce((sum, entry) => sum + entry.units, 0n),
    coin,
  )
  return {
    id: row,
    memberId: member,
    type: type as Transaction['type'],
    symbol: coin,
    amount: amountText(units, coin),
    fee,
    discountFee: '0',
    realFee: fee,
    address: addressOf(state, posting),
    createTime: formatGmt8(instant(posting.time)),
    flag: 0,
    airdropId: null,
  }
}

export const transactionHandlers: Handlers = {
  listTransactions({ body: { startTime, endTime, symbol, type, ...page } }, { engine, member }) {
    const { id } = member()
    const state = engine.view()
    const { ledger } = state
    const coin = symbol === undefined ? undefined : (findCoin(symbol)?.unit ?? null)
    const timeOf = (row: number): number => postingAt(ledger, Math.floor(row / ROWS_PER_POSTING)).time
    const rows = rowsOfLog(movedBy(ledger, `m${id}`), {
      name: `transactions ${coin} ${type}`,
      rowsOf: (posting) =>
        partsOf(postingAt(ledger, posting), id).flatMap((part, index) =>
          (type === undefined || part.type === type) && (coin === undefined || part.coin === coin)
            ? [posting * ROWS_PER_POSTING + index]
            : [],
        ),
      rankOf: timeOf,
    })
    const days = { ...(startTime && { startTime }), ...(endTime && { endTime }) }
    const { content, ...rest } = newestPage(rows, page, days, timeOf)
    return { ...rest, content: content.map((row) => wireRow(state, row, id)) }
  },

  getCoinBalance({ query: { coinName } }, { engine, member }) {
    const coin = findCoin(coinName)
    if (coin === undefined) return '0'
    const own = { owner: `m${member().id}`, kind: 'spot', coin: coin.unit, bucket: 'available' } as const
    return amountText(balanceOf(engine.view().ledger, own), coin.unit)
  },
}
