import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, decimal, ZERO } from '#src/core/money/decimal.ts'
import type { FieldError } from '#src/web/forms/field-errors.ts'
import { isRefusalError, type Refusal, refusalOf } from '#src/web/forms/refusal.ts'
import { refusalMessage } from '#src/web/forms/texts.ts'
import { fillText } from '#src/web/forms/typed-decimal.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { isFarFromMarket } from '../../form/order-math.ts'
import { estimateTaking, type MarketEstimate } from '../../form/market-estimate.ts'
import type { Market } from '../../market.ts'
import { notifyOtherTabs } from '../../orders/other-tabs.ts'
import { tradingPreferences } from '../../preferences.ts'
import { useProduct, useProductMarkets } from '../../products/use-product.tsx'
import { useHealth } from '../../status/feed-status.tsx'
import { useHoldings, usePerpetual } from '../use-perpetual.tsx'
import {
  type ContractDraft,
  contractDraft,
  changeContractDraft,
  type DraftField,
  fillContractPrice,
  numberOf,
} from './contract-draft.ts'
import { fieldNames, judgeContractOrder, type JudgedContractOrder } from './judge-contract-order.ts'
import { estimateOpening, isBeyondLiquidation, type OpeningEstimate } from './opening-estimate.ts'
import { coinsOf, countedPrice, hasPrice, volumeOf } from './order-value.ts'
import type { Ordering } from './ordering.ts'
import { useCalls, useChosenLeverages, useStop, useTerms } from './ordering-hooks.ts'
import type { ContractWarning, PendingContractOrder } from './pending-contract-order.ts'
import { useStopsAfterFill } from './use-stops-after-fill.ts'
import { useUsable } from './use-usable.ts'

const TYPED: readonly DraftField[] = ['trigger', 'price', 'size', 'takeProfit', 'stopLoss']

/** Judges an order for a contract by the contract's rules, asks for a confirmation where needed, and sends it once. */
export function useContractOrder(market: Market, ordering: Ordering) {
  const t = useText<AreaKeys['trading'] | AreaKeys['swap']>()
  const intl = useIntl()
  const { book } = useProduct()
  const { tickers } = useProductMarkets()
  const { marks, math } = usePerpetual()
  const draft = useStore(contractDraft(market))
  const { ask } = useStore(tradingPreferences)
  const health = useHealth(market)
  const terms = useTerms(ordering, market)
  const holdings = useHoldings()
  const usable = useUsable()
  const leverage = useChosenLeverages(ordering, terms?.contract.id)?.[draft.direction] ?? null
  const stop = useStop(ordering, market, draft)
  const calls = useCalls(ordering)
  const setStopsAfterFill = useStopsAfterFill(calls)
  const [touched, setTouched] = useState<ReadonlySet<DraftField>>(new Set())
  const [unread, setUnread] = useState<Readonly<Partial<Record<DraftField, string>>>>({})
  const [asked, setAsked] = useState<PendingContractOrder | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isPending, setPending] = useState(false)
  // A second press comes before the button is drawn as busy.
  const sending = useRef(false)

  const opens = draft.action === 'open'
  const held = holdings?.positions.find(
    (each) => each.symbol === market.symbol && each.direction === draft.direction,
  )
  const lastNow = (): Decimal | null => tickers().get().state?.get(market.symbol)?.close ?? null
  const markNow = (): Decimal | null => marks.of(market.symbol)
  const buys = opens === (draft.direction === 'long')
  /** Walks the book; null for an order that is not at the market. */
  const walk = (volume: Decimal): MarketEstimate | null => {
    const { state } = book(market).get()
    if (draft.kind !== 'market' || state === null || terms === undefined) return null
    const coins = coinsOf(volume, terms.contract)
    return isPositive(coins) ? estimateTaking(buys ? 'BUY' : 'SELL', coins, state, market.scales) : null
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
  const most = mostNow()
  const volume = terms === undefined ? null : volumeOf(draft, terms.contract, roughPrice(), ordering.math)
  const judged: JudgedContractOrder =
    terms === undefined
      ? { ok: false, faults: [] }
      : judgeContractOrder(ordering, draft, { terms, volume, leverage, most, held, mark: markNow() })
  const faults: readonly FieldError[] = [
    ...TYPED.flatMap((field) => {
      const rule = unread[field]
      return rule === undefined ? [] : [{ field, shownAt: field, rule, values: {} }]
    }),
    ...(judged.ok ? [] : judged.faults),
  ]
  const faultAt = (field: DraftField): FieldError | null => {
    const names = fieldNames(field, draft.direction)
    const isOf = (fault: FieldError): boolean => names.includes(fault.field)
    return (
      (touched.has(field) ? faults.find(isOf) : undefined) ??
      refusal?.errors.find((fault) => isOf(fault)) ??
      null
    )
  }

  const change = (changed: Partial<ContractDraft>): void => {
    setRefusal(null)
    changeContractDraft(market, changed)
  }
  const mark = (field: DraftField, rule: string | null): void =>
    setUnread(({ [field]: _old, ...rest }) => (rule === null ? rest : { ...rest, [field]: rule }))
  /** Fills in a price that was not typed. */
  const fill = (price: string): void => {
    setRefusal(null)
    mark('price', null)
    fillContractPrice(market, { price })
  }
  /** Returns the price that sizes are counted with; an empty price field is filled in with the last price. */
  const priceToCount = (): Decimal | null => {
    if (!hasPrice(draft) || numberOf(draft.price) !== null) return roughPrice()
    const last = lastNow()
    if (last === null) return null
    const filled = fillText(last, market.scales.price)
    fill(filled)
    return decimal(filled)
  }

  function estimateNow(): OpeningEstimate | null {
    const price =
      draft.kind === 'market' && volume !== null ? (walk(volume)?.average ?? roughPrice()) : roughPrice()
    if (!opens || terms === undefined || leverage === null || volume === null || price === null) return null
    if (!isPositive(volume) || !isPositive(price)) return null
    return estimateOpening(
      terms,
      draft.direction,
      { volume, price, leverage },
      ordering.math,
      holdings === null ? null : { holdings, markOf: marks.of, math },
    )
  }

  /** @returns the first field that is wrong; null if the order is sent, or its confirmation open */
  function submit(): DraftField | null {
    if (sending.current || stop !== null || terms === undefined) return null
    setTouched(new Set(TYPED))
    const wrong = TYPED.find((field) =>
      faults.some((fault) => fieldNames(field, draft.direction).includes(fault.field)),
    )
    if (wrong !== undefined || !judged.ok || volume === null) return wrong ?? 'size'
    const [last, walked, opening] = [lastNow(), walk(volume), estimateNow()]
    const price = numberOf(draft.price)
    const warnings: ContractWarning[] = [
      ...(ask ? (['ask'] as const) : []),
      ...(hasPrice(draft) && price !== null && isFarFromMarket(price, last) ? (['far'] as const) : []),
      ...(walked?.isFar === true ? (['slips'] as const) : []),
      // A side without any level fills nothing either.
      ...(draft.kind === 'market' && walked?.isThin !== false ? (['thin'] as const) : []),
      ...(isBeyond(opening) ? (['beyond'] as const) : []),
      ...(health === 'live' ? [] : (['stale'] as const)),
    ]
    const pending: PendingContractOrder = {
      draft,
      judged,
      terms,
      volume,
      price: draft.kind === 'market' ? (walked?.average ?? null) : countedPrice(draft),
      leverage,
      warnings,
      last,
      market: walked,
      opening,
    }
    if (warnings.length > 0) setAsked(pending)
    else void send(pending)
    return null
  }

  const isBeyond = (opening: OpeningEstimate | null): boolean =>
    opens &&
    draft.withStops &&
    isBeyondLiquidation(draft.direction, numberOf(draft.stopLoss), opening?.liquidation ?? null)

  async function send({
    judged: order,
    terms: { contract },
    draft: sent,
  }: PendingContractOrder): Promise<void> {
    if (sending.current) return
    sending.current = true
    setPending(true)
    setRefusal(null)
    try {
      const keepsStops =
        order.action === 'open'
          ? (await calls.open(contract.id, order.value)).keepsStops
          : await calls.close(contract.id, order.value).then(() => null)
      changeContractDraft(market, { size: undefined, takeProfit: undefined, stopLoss: undefined })
      setTouched(new Set())
      showToast({ kind: 'success', title: t('trading.order.placed') })
      if (keepsStops === false && order.action === 'open')
        await setStopsAfterFill(sent, contract, order.value)
    } catch (error) {
      if (!isRefusalError(error)) throw error
      setRefusal(refusalOf(order.action === 'open' ? ordering.opening : ordering.closing, error))
    } finally {
      sending.current = false
      setPending(false)
      setAsked(null)
      // Without an answer it may stand there all the same.
      notifyOtherTabs()
    }
  }

  const message = refusal?.message ?? null
  return {
    draft,
    terms,
    held,
    holdings,
    usable,
    most,
    volume,
    leverage,
    health,
    stop,
    faultAt,
    message: message === null ? null : refusalMessage(intl, message),
    isPending,
    asked,
    submit,
    estimateNow,
    isBeyond,
    walk,
    roughPrice,
    confirm: () => asked !== null && void send(asked),
    dismiss: () => setAsked(null),
    change,
    fill,
    mark,
    priceToCount,
    leave: (field: DraftField) => {
      if (draft[field] !== undefined || unread[field] !== undefined)
        setTouched((before) => new Set(before).add(field))
    },
  }
}

export type ContractOrderForm = ReturnType<typeof useContractOrder>
