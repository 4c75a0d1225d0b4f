import { useQuery } from '@tanstack/react-query'
import type { BookSides } from '#generated/models/book-sides.ts'
import type { ListCandlesParams } from '#generated/models/list-candles-params.ts'
import type { CoinThumb } from '#generated/models/coin-thumb.ts'
import type { KLineRow } from '#generated/models/kline-row.ts'
import {
  getBookDepthOperation,
  listCandlesOperation,
  listThumbsOperation,
} from '#generated/operations/market.ts'
import { requestGetBookDepth, requestListCandles, requestListThumbs } from '#generated/requests/market.ts'
import { serverClock } from '#src/web/client/server-clock.ts'
import { instant } from '#src/core/time/instant.ts'

const HALF_HOUR_MS = 1_800_000
/** Half hours of a day. */
export const CANDLES = 48
const OFTEN_MS = 5_000
const SELDOM_MS = 60_000

/** Options of reads that fail without a message: the part stays empty, since the reader did not ask for it. */
const quiet = { quiet: true }

/**
 * A market as it stands, asked for by HTTP again and again while it is `seen` and the tab is in sight, and at once when
 * it is so again: the stream and what belongs to it would double the script of the start page. What is not known is
 * undefined, or null for a market that is not there; `waits` names what is on its way for the first time, and `old` says
 * that newer numbers were asked for and did not come.
 */
export function useMarketCard(symbol: string, seen: boolean) {
  const often = { enabled: seen, refetchInterval: OFTEN_MS, staleTime: OFTEN_MS }
  const thumb = useQuery({
    queryKey: ['market-card', symbol, 'thumb'],
    queryFn: async ({ signal }) => {
      const thumbs = await requestListThumbs<readonly CoinThumb[]>(
        { url: listThumbsOperation.path, signal },
        quiet,
      )
      return thumbs.find((one) => one.symbol === symbol) ?? null
    },
    ...often,
  })
  const book = useQuery({
    queryKey: ['market-card', symbol, 'book'],
    queryFn: ({ signal }) =>
      requestGetBookDepth<BookSides>({ url: getBookDepthOperation.path, data: { symbol }, signal }, quiet),
    ...often,
  })
  const candles = useQuery({
    queryKey: ['market-card', symbol, 'candles'],
    queryFn: async ({ signal }) => {
      const to = serverClock.now()
      const params: ListCandlesParams = {
        symbol,
        from: instant(to - CANDLES * HALF_HOUR_MS),
        to,
        resolution: '30',
      }
      const rows = await requestListCandles<readonly KLineRow[]>(
        { url: listCandlesOperation.path, params, signal },
        quiet,
      )
      return rows.toSorted(([a], [b]) => a - b).slice(-CANDLES)
    },
    enabled: seen,
    refetchInterval: SELDOM_MS,
    staleTime: SELDOM_MS,
  })
  const isFirst = ({ isPending, errorUpdateCount }: typeof thumb | typeof book | typeof candles): boolean =>
    isPending && errorUpdateCount === 0
  const old = [thumb, book].some(({ isError, data }) => isError && data !== undefined)
  return {
    thumb: thumb.data,
    book: book.data,
    candles: candles.data,
    waits: { thumb: isFirst(thumb), book: isFirst(book), candles: isFirst(candles) },
    old,
  }
}
