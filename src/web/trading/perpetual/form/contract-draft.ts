import { type Decimal, fromUnits, parseDecimal, toText } from '#src/core/money/decimal.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import { createStore, type WritableStore } from '#src/core/store/store.ts'
import { isRecord } from '#src/web/session/storage.ts'
import type { BookFilled } from '../../book/book-painter.ts'
import type { Filled } from '../../form/draft.ts'
import { keptDrafts } from '../../form/kept-drafts.ts'
import { memoize } from '../../live/topic.ts'
import { type Market, marketId, type MarketKey } from '../../market.ts'

export const actions = ['open', 'close'] as const
export const kinds = ['limit', 'market', 'trigger'] as const

/**
 * Units that the size of an order is counted in: contracts, the unit of their face value, or the coin of its margin. Volume and
 * size are one where the face value is one.
 */
export const sizeUnits = ['volume', 'size', 'money'] as const

export type SizeUnit = (typeof sizeUnits)[number]
export type OrderAction = (typeof actions)[number]
export type OrderKind = (typeof kinds)[number]

/** The fields of the form that are typed. */
export type DraftField = 'price' | 'trigger' | 'size' | 'takeProfit' | 'stopLoss'

/** An order for a contract being written: canonical decimal texts, undefined where a field is empty or unreadable. */
export type ContractDraft = Readonly<Record<DraftField, string | undefined>> & {
  readonly action: OrderAction
  readonly direction: Direction
  readonly kind: OrderKind
  /** A triggered order is a limit order, else a market order. */
  readonly isLimitAfter: boolean
  readonly sizeIn: SizeUnit
  readonly withStops: boolean
}

const EMPTY: ContractDraft = {
  action: 'open',
  direction: 'long',
  kind: 'limit',
  isLimitAfter: false,
  sizeIn: 'size',
  withStops: false,
  price: undefined,
  trigger: undefined,
  size: undefined,
  takeProfit: undefined,
  stopLoss: undefined,
}

/** Returns the valid parts of a stored draft. */
function read(stored: unknown): ContractDraft {
  if (!isRecord(stored)) return EMPTY
  const text = (name: DraftField): string | undefined => {
    const given = stored[name]
    return typeof given === 'string' && parseDecimal(given) !== null ? given : undefined
  }
  return {
    action: actions.find((each) => each === stored['action']) ?? EMPTY.action,
    direction: stored['direction'] === 'short' ? 'short' : EMPTY.direction,
    kind: kinds.find((each) => each === stored['kind']) ?? EMPTY.kind,
    isLimitAfter: stored['isLimitAfter'] === true,
    // Before there were contracts of a coin, the size was in the traded coin or not.
    sizeIn:
      sizeUnits.find((each) => each === stored['sizeIn']) ?? (stored['inBase'] === false ? 'money' : 'size'),
    withStops: stored['withStops'] === true,
    price: text('price'),
    trigger: text('trigger'),
    size: text('size'),
    takeProfit: text('takeProfit'),
    stopLoss: text('stopLoss'),
  }
}

export const contractDraft: (market: MarketKey) => WritableStore<ContractDraft> = keptDrafts(read)

export function changeContractDraft(market: MarketKey, change: Partial<ContractDraft>): void {
  const store = contractDraft(market)
  store.set({ ...store.get(), ...change })
}

/** The price that was last filled into a market's order by other means than typing; null before. */
export const lastContractFill: (market: MarketKey) => WritableStore<Filled | null> = memoize(
  () => createStore<Filled | null>(null),
  marketId,
)

/** Fills a price into an order, and announces it. */
export function fillContractPrice(
  market: MarketKey,
  filled: Partial<ContractDraft> & { readonly price: string },
): void {
  changeContractDraft(market, filled)
  const store = lastContractFill(market)
  store.set({ price: filled.price, amount: filled.size, turn: (store.get()?.turn ?? 0) + 1 })
}

/** Fills a price of the book, with or without an amount, into a limit order. */
export function fillContractDraft(market: Market, { price, amount }: BookFilled): void {
  const { scales } = market
  fillContractPrice(market, {
    kind: 'limit',
    price: toText(fromUnits(price, scales.price)),
    ...(amount !== null && { sizeIn: 'volume', size: toText(fromUnits(amount, scales.amount)) }),
  })
}

/** Returns the number of a field; null where there is none. */
export const numberOf = (text: string | undefined): Decimal | null =>
  text === undefined ? null : parseDecimal(text)
