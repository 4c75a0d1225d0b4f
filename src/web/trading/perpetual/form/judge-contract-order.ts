import { type Decimal, toText } from '#src/core/money/decimal.ts'
import { isPositive, isZero } from '#src/core/money/compare.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import { type FieldError, findErrors } from '#src/web/forms/field-errors.ts'
import type { Position } from '../holdings.ts'
import { type ContractDraft, type DraftField, numberOf } from './contract-draft.ts'
import { closingValue, openingValue } from './order-value.ts'
import type { ClosingValue, OpeningValue, Ordering, OrderTerms } from './ordering.ts'

export type JudgedContractOrder =
  | { readonly ok: true; readonly action: 'open'; readonly value: OpeningValue }
  | { readonly ok: true; readonly action: 'close'; readonly value: ClosingValue }
  | { readonly ok: false; readonly faults: readonly FieldError[] }

type Known = {
  readonly terms: OrderTerms
  /** Contracts; null where the size cannot be counted. */
  readonly volume: Decimal | null
  readonly leverage: Decimal | null
  readonly most: Decimal | null
  /** The position that a closing order closes. */
  readonly held: Position | undefined
  readonly mark: Decimal | null
}

const limitText = (limit: Decimal | null | undefined): string | null =>
  limit === null || limit === undefined ? null : toText(limit)

/** Judges an order by the contract's rules: those that the server has, and no others. */
export function judgeContractOrder(
  ordering: Ordering,
  draft: ContractDraft,
  { terms, volume, leverage, most, held, mark }: Known,
): JudgedContractOrder {
  const { scales, minVolume, maxVolume } = terms.contract
  const isTrigger = draft.kind === 'trigger'
  const price = numberOf(draft.price)
  // Of 0 it is told that it is none, not how far it is off.
  const isAboveZero = (value: Decimal | null): boolean => value === null || isPositive(value)
  const shared = {
    ...ordering.band(draft.action, terms, isAboveZero(price) ? mark : null),
    pricePlaces: scales.price,
    amountPlaces: scales.amount,
    minAmount: isAboveZero(volume) ? limitText(minVolume) : null,
    maxAmount: isZero(maxVolume) ? null : limitText(maxVolume),
  }
  if (draft.action === 'close') {
    const value = closingValue(ordering.codes, draft, volume)
    // A trigger holds nothing of the position before it is triggered.
    const closable = isTrigger ? held?.volume : most
    const limits = { ...shared, closable: limitText(closable) }
    const faults = findErrors(ordering.closing, value, { limits })
    // No faults: the validator has accepted it.
    return faults.length === 0
      ? { ok: true, action: 'close', value: value as ClosingValue }
      : { ok: false, faults }
  }
  const value = openingValue(ordering.codes, draft, volume, leverage)
  const limits = {
    ...shared,
    // A trigger reserves nothing before it is triggered.
    affordable: isTrigger ? null : limitText(most),
    markPrice: limitText(mark),
    leveragePattern: null,
    minLeverage: null,
    maxLeverage: null,
  }
  const faults = findErrors(ordering.opening, value, { limits })
  return faults.length === 0
    ? { ok: true, action: 'open', value: value as OpeningValue }
    : { ok: false, faults }
}

/** Name of a field of the form in the contract: of a long the lower of two prices stops the loss. */
export function fieldName(field: DraftField, direction: Direction): string {
  const isLow = (field === 'stopLoss') === (direction === 'long')
  const names: Readonly<Record<DraftField, string>> = {
    price: 'entrustPrice',
    trigger: 'triggerPrice',
    size: 'volume',
    takeProfit: isLow ? 'minPrice' : 'maxPrice',
    stopLoss: isLow ? 'minPrice' : 'maxPrice',
  }
  return names[field]
}
