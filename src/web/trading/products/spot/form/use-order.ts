import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { usePlaceSpotOrder } from '#generated/client/spot/spot.ts'
import { spotOrderForm } from '#generated/forms/spot-order/form.ts'
import type { SpotOrderValue } from '#generated/forms/spot-order/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { getPairOperation } from '#generated/operations/market.ts'
import { toRequest } from '#forms/spot-order/request.ts'
import { markStale } from '#src/web/client/stale-reads.ts'
import type { FieldError } from '#src/web/forms/field-errors.ts'
import { isRefusalError, type Refusal, refusalOf } from '#src/web/forms/refusal.ts'
import { refusalMessage } from '#src/web/forms/texts.ts'
import { fillText } from '#src/web/forms/typed-decimal.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, decimal, parseDecimal } from '#src/core/money/decimal.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { useSpotBalances } from '#src/web/member/spot-balances.ts'
import { spotBook } from '../feeds/spot-book.ts'
import { spotTickers } from '../feeds/spot-tickers.ts'
import type { Market } from '../../../market.ts'
import { orderText } from '../../../orders/order-words.ts'
import { notifyOtherTabs } from '../../../orders/other-tabs.ts'
import { tradingPreferences } from '../../../preferences.ts'
import { useHealth } from '../../../status/feed-status.tsx'
import { changeDraft, fillDraft, orderDraft } from '../../../form/draft.ts'
import { judgeOrder, limitsOf } from './judge-order.ts'
import { estimateMarket, type MarketEstimate } from '../../../form/market-estimate.ts'
import { isFarFromMarket } from '../../../form/far-from-market.ts'
import { affordable, paidIn } from '../../../form/order-math.ts'
import { useOrderStop } from './use-order-stop.ts'

/** Reasons for a confirmation before an order is sent. `slips` and `thin` apply to market orders. */
export type OrderWarning = 'ask' | 'far' | 'slips' | 'thin' | 'stale'

export type PendingOrder = {
  readonly value: SpotOrderValue
  readonly warnings: readonly OrderWarning[]
  /** The last price when the confirmation opened. */
  readonly last: Decimal | null
  /** The estimate at that time; null for a limit order, and without a book. */
  readonly estimate: MarketEstimate | null
}

const lastOf = (symbol: string): Decimal | null => spotTickers().get().state?.get(symbol)?.close ?? null

type Field = 'price' | 'amount'

const isTyped = (field: string, { type }: { readonly type: string }): boolean =>
  field === 'amount' || (field === 'price' && type === 'LIMIT_PRICE')

/** Judges an order by the contract, asks for a confirmation where needed, and sends it once. */
export function useOrder(market: Market) {
  const t = useText<AreaKeys['trading']>()
  const intl = useIntl()
  const draft = useStore(orderDraft(market))
  const { ask } = useStore(tradingPreferences)
  const health = useHealth(market)
  const balance = useSpotBalances()(paidIn(draft, market))
  const price = draft.price === undefined ? null : parseDecimal(draft.price)
  const most = affordable(draft, market, balance, price)
  const limits = limitsOf(draft, market, most)
  const stop = useOrderStop(market, draft)
  const { mutateAsync: place, isPending } = usePlaceSpotOrder()
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  const [marks, setMarks] = useState<Readonly<Partial<Record<Field, string>>>>({})
  const [asked, setAsked] = useState<PendingOrder | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // What the pair says itself takes the place of what was refused, and is over when it says so no more.
  if (stop !== null && refusal !== null) setRefusal(null)
  // A second press comes before the button is drawn as busy.
  const sending = useRef(false)

  const judged = judgeOrder(draft, limits)
  const faults: readonly FieldError[] = [
    ...(['price', 'amount'] as const).flatMap((field) => {
      const rule = marks[field]
      return rule === undefined ? [] : [{ field, shownAt: field, rule, values: {} }]
    }),
    ...(judged.ok ? [] : judged.faults),
  ]
  const faultAt = (field: Field): FieldError | null => {
    const own = touched.has(field) ? faults.find((fault) => fault.field === field) : undefined
    return own ?? refusal?.errors.find((fault) => fault.field === field) ?? null
  }

  /**
   * Returns the price for shares and totals of a limit order. An empty price field is filled in with the last price;
   * null if that is not known.
   */
  function priceToCount(): Decimal | null {
    if (draft.type !== 'LIMIT_PRICE' || (price !== null && isPositive(price))) return price
    const last = lastOf(market.symbol)
    if (last === null) return null
    const filled = fillText(last, market.scales.price)
    fill(filled)
    return decimal(filled)
  }

  const change = (changed: Parameters<typeof changeDraft>[1]): void => {
    setRefusal(null)
    changeDraft(market, changed)
  }
  /** Fills in a price that was not typed. */
  const fill = (filled: string): void => {
    setRefusal(null)
    mark('price', null)
    fillDraft(market, { price: filled })
  }
  const mark = (field: Field, rule: string | null): void =>
    setMarks(({ [field]: _old, ...rest }) => (rule === null ? rest : { ...rest, [field]: rule }))

  /** @returns the first invalid field; null if the order is sent, or its confirmation open */
  function submit(): Field | null {
    if (sending.current || stop !== null) return null
    setTouched(new Set(['price', 'amount']))
    const wrong = faults[0]
    if (wrong !== undefined || !judged.ok) return wrong?.field === 'amount' ? 'amount' : 'price'
    const { value } = judged
    const isLimit = value.type === 'LIMIT_PRICE'
    // Read now: the form is not drawn anew with each price.
    const last = lastOf(market.symbol)
    const book = spotBook(market).get().state
    const estimate = book && estimateMarket(value, decimal(value.amount), book, market.scales)
    const doubts: OrderWarning[] = [
      ...(ask ? (['ask'] as const) : []),
      ...(isLimit && isFarFromMarket(decimal(value.price), last) ? (['far'] as const) : []),
      ...(estimate?.isFar === true ? (['slips'] as const) : []),
      // A side without any level fills nothing either.
      ...(isLimit || book === null || estimate?.isThin === false ? [] : (['thin'] as const)),
      ...(health === 'live' ? [] : (['stale'] as const)),
    ]
    if (doubts.length > 0) setAsked({ value, warnings: doubts, last, estimate })
    else void send(value)
    return null
  }

  async function send(value: SpotOrderValue): Promise<void> {
    if (sending.current) return
    sending.current = true
    setRefusal(null)
    try {
      await place({ data: toRequest(value, market.symbol) })
      changeDraft(market, { amount: undefined })
      setTouched(new Set())
      showToast({ kind: 'success', title: t('trading.order.placed'), text: describe(value) })
    } catch (error) {
      if (!isRefusalError(error)) throw error
      setRefusal(refusalOf(spotOrderForm, error))
      // It may have been stopped since the pair was asked for.
      markStale({ changes: [getPairOperation.id] })
    } finally {
      sending.current = false
      setAsked(null)
      // Without an answer it may stand there all the same.
      notifyOtherTabs()
    }
  }

  function messageOf(refused: Refusal | null): string | null {
    const message = refused?.message ?? null
    return message === null ? null : refusalMessage(intl, message)
  }

  const describe = ({ direction, type, price: at, amount }: SpotOrderValue): string =>
    orderText(t, intl.locale, {
      direction,
      type,
      price: decimal(at),
      amount: decimal(amount),
      coinSymbol: market.base,
      baseSymbol: market.quote,
    })

  return {
    draft,
    balance,
    most,
    price,
    health,
    limits,
    stop,
    faultAt,
    message: messageOf(refusal),
    /** The refusal at a field that is not in the form. */
    faultBeside: refusal?.errors.find(({ field }) => !isTyped(field, draft)) ?? null,
    isPending,
    asked,
    submit,
    confirm: () => asked !== null && void send(asked.value),
    dismiss: () => setAsked(null),
    change,
    fill,
    mark,
    priceToCount,
    leave: (field: Field) => {
      if (draft[field] !== undefined || marks[field] !== undefined)
        setTouched((before) => new Set(before).add(field))
    },
  }
}
