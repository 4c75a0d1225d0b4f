import { type Page, newestPage } from '../http/page.ts'
import { rowsOfLog } from '../kernel/log-view.ts'
import { findPair } from '../market/pairs.ts'
import type { Stake } from './stake.ts'
import { endedOf, type StakeBook, stakeOf } from './stake-book.ts'

type Asked = { readonly symbol?: string; readonly pageNo: number; readonly pageSize: number }

/** A page of a member's stakes that have ended, those first that were placed last. */
export function endedPage<S extends Stake>(book: StakeBook<S>, member: number, asked: Asked): Page<S> {
  // A reader of the log is kept for each name: pairs are few, texts are not.
  const symbol = asked.symbol === undefined ? undefined : (findPair(asked.symbol)?.symbol ?? 'none')
  const rows = rowsOfLog(endedOf(book, member), {
    name: `ended ${symbol}`,
    rowsOf: (id) => (symbol === undefined || stakeOf(book, id).symbol === symbol ? [id] : []),
    rankOf: (id) => id,
  })
  const { content, ...rest } = newestPage(rows, asked)
  return { ...rest, content: content.map((id) => stakeOf(book, id)) }
}
