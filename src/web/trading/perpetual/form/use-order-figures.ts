import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { estimateTaking, type MarketEstimate } from '../../form/market-estimate.ts'
import type { Market } from '../../market.ts'
import { useProduct, useProductMarkets } from '../../products/use-product.tsx'
import { type ClosingEstimate, estimateClosing } from '../closing-estimate.ts'
import { accountOf, type Liquidation } from '../holdings.ts'
import { useHoldings, usePerpetual, useStandingBeat } from '../use-perpetual.tsx'
import { buys, type ContractOrder } from '../orders/contract-order.ts'
import { useContractOrders } from '../perpetual-hooks.ts'
import { type ContractDraft, numberOf } from './contract-draft.ts'
import { estimateOpening, isBeyondLiquidation, type OpeningEstimate } from './opening-estimate.ts'
import { countedPrice, volumeOf } from './order-value.ts'
import type { Ordering, OrderTerms } from './ordering.ts'
import { takeableBook } from './takeable-book.ts'
import { useUsable } from './use-usable.ts'

type Written = {
  readonly draft: ContractDraft
  readonly terms: OrderTerms | undefined
  readonly leverage: Decimal | null
}

const NO_ORDERS: readonly ContractOrder[] = []

/** Figures of an order that is being written. Its functions read prices when they are called: no render follows them. */
export function useOrderFigures(market: Market, ordering: Ordering, { draft, terms, leverage }: Written) {
  const { book } = useProduct()
  const { tickers } = useProductMarkets()
  const { math } = usePerpetual()
  const beat = useStandingBeat()
  const { markOf } = beat
  const holdings = useHoldings()
  const account = holdings === null ? undefined : accountOf(holdings, market.symbol)
  const orders = useContractOrders().open.data ?? NO_ORDERS
  const opens = draft.action === 'open'
  // Without a size nothing in the form is held against it.
  const usable = useUsable(market.symbol, opens && draft.size !== undefined)
  const held = holdings?.positions.find(
    (each) => each.symbol === market.symbol && each.direction === draft.direction,
  )
  const lastNow = (): Decimal | null => tickers().get().state?.get(market.symbol)?.close ?? null
  const markNow = (): Decimal | null => markOf(market.symbol)

  /** Walks the book; null for an order that is not at the market. */
  const walk = (contracts: Decimal): MarketEstimate | null => {
    const { state } = book(market).get()
    if (draft.kind !== 'market' || state === null || terms === undefined) return null
    if (!isPositive(contracts)) return null
    const offered = takeableBook(state, orders, terms.contract, market.scales)
    return estimateTaking(buys(draft) ? 'BUY' : 'SELL', contracts, offered, market.scales, ordering.math.mean)
  }
  const roughPrice = (): Decimal | null => {
    const own = countedPrice(draft)
    return own !== null && isPositive(own) ? own : (markNow() ?? lastNow())
  }
  /** The most contracts that the account opens or the position has to close. */
  const mostNow = (): Decimal | null => {
    if (!opens) return holdings === null ? null : (held?.closable ?? ZERO)
    const price = roughPrice()
    if (terms === undefined || usable === null || leverage === null || price === null) return null
    const at = (of: Decimal): Decimal => ordering.math.affordable(terms, usable, { price: of, leverage })
    const first = at(price)
    // Filled through the book it costs more: what its average allows is never refused.
    const average = walk(first)?.average
    return average === undefined ? first : at(average)
  }
  const volume = terms === undefined ? null : volumeOf(draft, terms.contract, roughPrice(), ordering.math)
  /** The price at which the order as a whole would be filled now. */
  const fillPrice = (): Decimal | null =>
    draft.kind === 'market' && volume !== null ? (walk(volume)?.average ?? roughPrice()) : roughPrice()

  /** Null for an order to close, and for one without a size or a price. */
  function openingNow(): OpeningEstimate | null {
    const price = fillPrice()
    if (!opens || terms === undefined || leverage === null || volume === null || price === null) return null
    if (!isPositive(volume) || !isPositive(price)) return null
    return estimateOpening(
      terms,
      draft.direction,
      { volume, price, leverage },
      ordering.math,
      holdings === null ? null : { holdings, markOf, math },
    )
  }

  /** Null for an order to open, and for one without a size, a price or a position that is as large. */
  const closingNow = (): ClosingEstimate | null =>
    opens || terms === undefined || held === undefined
      ? null
      : estimateClosing(held, terms.contract, { volume, price: fillPrice() }, math)

  /** The liquidation price of the position that is held, as it was judged last; null where none is held. */
  const liquidationNow = (): Liquidation | null => (held && beat.get()?.figures.get(held.id)) ?? null

  const isBeyond = (opening: OpeningEstimate | null): boolean =>
    opens &&
    draft.withStops &&
    isBeyondLiquidation(draft.direction, numberOf(draft.stopLoss), opening?.liquidation ?? null)

  return {
    held,
    holdings,
    account,
    usable,
    most: mostNow(),
    mostNow,
    liquidationNow,
    volume,
    lastNow,
    markNow,
    walk,
    roughPrice,
    openingNow,
    closingNow,
    isBeyond,
  }
}
