import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import type { Text } from '#src/web/ui/primitives/text.ts'
import type { MarketEstimate } from '../../form/market-estimate.ts'
import { rateText } from '../../form/rate-text.ts'
import type { Market } from '../../market.ts'
import { closingLines, type Line } from '../closing-lines.ts'
import {
  distanceText,
  liquidationText,
  moneyText,
  priceText,
  sizeText,
  UNKNOWN,
  worthText,
} from '../positions/figure-texts.ts'
import { numberOf } from './contract-draft.ts'
import { isNearLiquidation, type OpeningEstimate } from './opening-estimate.ts'
import { multipleText, nearText } from './opening-texts.ts'
import { sizeOf } from './order-value.ts'
import type { OrderTerms } from './ordering.ts'
import type { ContractOrderForm } from './use-contract-order.ts'

/** All that is said of an order that is being written, in texts. */
export type ContractFactTexts = {
  readonly lines: readonly Line[]
  /** Index of the line that counts most. */
  readonly key: number
  /** Lines that a phone shows beside the submit button. */
  readonly beside: readonly Line[]
  /** Price at which a trigger takes effect, in words; null for other orders. */
  readonly note: string | null
  /** Null for an order that the book fills without a warning. */
  readonly walked: MarketEstimate | null
  readonly warnings: readonly string[]
}

type Words = {
  readonly t: Text<AreaKeys['trading'] | AreaKeys['swap'] | AreaKeys['positions']>
  readonly locale: string
  readonly market: Market
}

/** Returns the facts of an order at the prices of now. */
export function contractFactTexts(words: Words, order: ContractOrderForm): ContractFactTexts {
  const { t, locale, market } = words
  const { draft, terms, volume } = order
  const trigger = draft.kind === 'trigger' ? numberOf(draft.trigger) : null
  const walked = volume === null ? null : order.walk(volume)
  const shared = {
    note:
      trigger === null
        ? null
        : t('swap.trigger.note', { price: priceText(trigger, locale, market.scales.price) }),
    walked: walked?.isFar === true || walked?.isThin === true ? walked : null,
  }
  if (draft.action === 'close') {
    const closing = order.closingNow()
    const lines = [
      [t('swap.value'), moneyOf(terms, closing?.value, locale)] as const,
      ...(terms === undefined ? [] : closingLines(t, locale, terms.contract, closing)),
    ]
    const beside = terms === undefined ? [] : lines.slice(-1)
    return { ...shared, lines, key: lines.length - 1, beside, warnings: [] }
  }
  const estimate = order.openingNow()
  const lines = openingLines(words, order, estimate)
  return {
    ...shared,
    lines,
    key: lines.length - 1,
    beside: [costLine(words, order, estimate), liquidationLine(words, estimate)],
    warnings: openingWarnings(words, order, estimate),
  }
}

const costLine = (
  { t, locale, market }: Words,
  { terms }: ContractOrderForm,
  estimate: OpeningEstimate | null,
): Line => [
  t('swap.cost', { coin: terms?.contract.money.coin ?? market.quote }),
  moneyOf(terms, estimate?.cost, locale),
]

const liquidationLine = ({ t, locale, market }: Words, estimate: OpeningEstimate | null): Line => {
  const price = liquidationText(t, locale, estimate?.after, market.scales.price)
  return [t('positions.liquidation'), `${price} ${distanceText(t, locale, estimate?.after)}`.trim()]
}

function openingLines(
  words: Words,
  order: ContractOrderForm,
  estimate: OpeningEstimate | null,
): readonly Line[] {
  const { t, locale, market } = words
  const { terms, held, mostNow, liquidationNow, roughPrice } = order
  const { price: places } = market.scales
  const most = mostNow()
  const maximum =
    most === null || terms === undefined
      ? NO_VALUE
      : sizeText(sizeOf(most, terms.contract), locale, terms.contract.sizeUnit)
  const money = (value: Decimal | undefined): string => moneyOf(terms, value, locale)
  const worth =
    terms === undefined ? '' : worthText(estimate?.cost ?? null, roughPrice(), terms.contract, locale)
  const [cost, costs] = costLine(words, order, estimate)
  return [
    [t('trading.maximum'), maximum],
    [t('swap.value'), money(estimate?.value)],
    [t('positions.margin'), money(estimate?.margin)],
    [
      terms === undefined
        ? t('trading.feePaid')
        : t('trading.fee', { rate: rateText(terms.openFee, locale) }),
      money(estimate?.fee),
    ],
    [cost, `${costs} ${worth}`.trim()],
    ...(held === undefined
      ? []
      : [[t('swap.liquidation.now'), liquidationText(t, locale, liquidationNow(), places)] as const]),
    [t('swap.multiple'), multipleText(estimate, locale)],
    [t('swap.liquidation'), liquidationText(t, locale, estimate?.after, places)],
  ]
}

const moneyOf = (terms: OrderTerms | undefined, value: Decimal | undefined, locale: string): string =>
  terms === undefined ? UNKNOWN : moneyText(value ?? null, locale, terms.contract.money)

function openingWarnings(
  { t, locale, market }: Words,
  order: ContractOrderForm,
  estimate: OpeningEstimate | null,
): readonly string[] {
  const price = priceText(estimate?.liquidation ?? null, locale, market.scales.price)
  return [
    ...(order.isBeyond(estimate) ? [t('swap.beyond', { price })] : []),
    ...(isNearLiquidation(estimate) ? [nearText(t, locale, estimate)] : []),
  ]
}
