import type { ReactNode } from 'react'
import type { Arrived } from '#src/web/client/tests/fake-server.ts'
import type { Health } from '#src/web/streams/live.ts'
import { serve, showScreen } from '#tests/support/screen.tsx'
import type { LiveBook } from '../../../live/book.ts'
import { stillTickers } from '../../../stakes/tests/stake-answers.ts'
import { testMarket } from '../../../tests/market.ts'
import { ProductProvider } from '../../use-product.tsx'
import { second } from '../second.tsx'
import { type Answers, secondAnswers } from './second-answers.ts'

export const secondMarket = { ...testMarket(), product: 'second' } as const

type Feed = { readonly price?: string | null; readonly health?: Health }

/** Shows a part of second contracts on BTC/USDT, whose price stands still. Gives the calls. */
export function showSecond(part: ReactNode, more: Answers = {}, feed: Feed = {}): readonly Arrived[] {
  const { price = '67486', health = 'live' } = feed
  const calls = serve(secondAnswers(more))
  const seq = { bid: null, ask: null }
  const view = { state: { bid: [], ask: [], seq } satisfies LiveBook, health, at: 0 }
  const book = { get: () => view, subscribe: () => () => {}, malformed: () => 0 }
  const tickers = stillTickers(price, health)
  const product = { ...second, book: () => book, markets: { ...second.markets, tickers: () => tickers } }
  showScreen(<ProductProvider product={product}>{part}</ProductProvider>, '/second/btc_usdt')
  return calls
}
