import { type Page, newestPage } from '../http/page.ts'
import { rowsOfLog } from '../kernel/log-view.ts'
import type { Stake } from './stake.ts'
import { endedOf, type StakeBook, stakeOf } from './stake-book.ts'

type Asked = { readonly symbol?: string; readonly pageNo: number; readonly pageSize: number }

/** A page of a member's stakes that have ended, those first that were placed last. */
export function endedPage<S extends Stake>(book: StakeBook<S>, member: number, asked: Asked): Page<S> {
  const symbol = asked.symbol?.toUpperCase()
  const rows = rowsOfLog(endedOf(book, member), {
    name: `ended ${symbol}`,
    rowsOf: (id) => (symbol === undefined || stakeOf(book, id).symbol === symbol ? [id] : []),
    rankOf: (id) => id,
  })
  const { content, ...rest } = newestPage(rows, asked)
  return { ...rest, content: content.map((id) => stakeOf(book, id)) }
}
