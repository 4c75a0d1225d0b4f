import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'
import type { FieldError } from '#src/web/forms/field-errors.ts'
import { isRefusalError, type Refusal, refusalOf } from '#src/web/forms/refusal.ts'
import { refusalMessage } from '#src/web/forms/texts.ts'
import { fillText } from '#src/web/forms/typed-decimal.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { isFarFromMarket } from '../../form/far-from-market.ts'
import type { Market } from '../../market.ts'
import { notifyOtherTabs } from '../../orders/other-tabs.ts'
import { tradingPreferences } from '../../preferences.ts'
import { useHealth } from '../../status/feed-status.tsx'
import {
  type ContractDraft,
  contractDraft,
  changeContractDraft,
  type DraftField,
  fillContractPrice,
  numberOf,
} from './contract-draft.ts'
import { fieldName, judgeContractOrder, type JudgedContractOrder } from './judge-contract-order.ts'
import { isNearLiquidation } from './opening-estimate.ts'
import { hasPrice, sizeOf } from './order-value.ts'
import type { Ordering } from './ordering.ts'
import { useChosenLeverages, useStop, useTerms } from './ordering-hooks.ts'
import type { ContractWarning, PendingContractOrder } from './pending-contract-order.ts'
import { placedText } from './placed-text.ts'
import { useOrderFigures } from './use-order-figures.ts'
import { useStopsAfterFill } from './use-stops-after-fill.ts'

const TYPED: readonly DraftField[] = ['trigger', 'price', 'size', 'takeProfit', 'stopLoss']

/** Judges an order for a contract by the contract's rules, asks for a confirmation where needed, and sends it once. */
export function useContractOrder(market: Market, ordering: Ordering) {
  const t = useText<AreaKeys['trading'] | AreaKeys['swap']>()
  const intl = useIntl()
  const draft = useStore(contractDraft(market))
  const { ask } = useStore(tradingPreferences)
  const health = useHealth(market)
  const terms = useTerms(ordering, market)
  const leverage = useChosenLeverages(ordering, terms?.contract.id)?.[draft.direction] ?? null
  const stop = useStop(ordering, market, draft)
  const { calls } = ordering
  const setStopsAfterFill = useStopsAfterFill(calls)
  const [touched, setTouched] = useState<ReadonlySet<DraftField>>(new Set())
  const [unread, setUnread] = useState<Readonly<Partial<Record<DraftField, string>>>>({})
  const [asked, setAsked] = useState<PendingContractOrder | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isPending, setPending] = useState(false)
  const [isEarly, setEarly] = useState(false)
  // A second press comes before the button is drawn as busy.
  const sending = useRef(false)

  // Terms and leverage come after the form, or not at all: without them no order is what its form says.
  const isUnknown = terms === undefined || (draft.action === 'open' && leverage === null)
  const figures = useOrderFigures(market, ordering, { draft, terms, leverage })
  const { held, most, volume, lastNow, markNow, walk, roughPrice } = figures
  const judged: JudgedContractOrder =
    terms === undefined
      ? { ok: false, faults: [] }
      : judgeContractOrder(ordering, draft, { terms, volume, leverage, most, held, mark: markNow() })
  const faults: readonly FieldError[] = [
    ...TYPED.flatMap((typed) => {
      const rule = unread[typed]
      const field = fieldName(typed, draft.direction)
      return rule === undefined ? [] : [{ field, shownAt: field, rule, values: {} }]
    }),
    ...(judged.ok ? [] : judged.faults),
  ]
  const faultAt = (field: DraftField): FieldError | null => {
    const name = fieldName(field, draft.direction)
    const isOf = (fault: FieldError): boolean => fault.field === name
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

  /** @returns the first field that is wrong; null if the order is sent, or its confirmation open */
  function submit(): DraftField | null {
    if (sending.current || stop !== null) return null
    if (isUnknown) {
      setEarly(true)
      return null
    }
    setTouched(new Set(TYPED))
    const wrong = TYPED.find((field) =>
      faults.some((fault) => fault.field === fieldName(field, draft.direction)),
    )
    if (wrong !== undefined || !judged.ok || volume === null) return wrong ?? 'size'
    const [last, walked, opening] = [lastNow(), walk(volume), figures.openingNow()]
    const price = numberOf(draft.price)
    const warnings: ContractWarning[] = [
      ...(ask ? (['ask'] as const) : []),
      ...(hasPrice(draft) && price !== null && isFarFromMarket(price, last) ? (['far'] as const) : []),
      ...(walked?.isFar === true ? (['slips'] as const) : []),
      // A side without any level fills nothing either.
      ...(draft.kind === 'market' && walked?.isThin !== false ? (['thin'] as const) : []),
      ...(figures.isBeyond(opening) ? (['beyond'] as const) : []),
      ...(isNearLiquidation(opening) ? (['near'] as const) : []),
      ...(health === 'live' ? [] : (['stale'] as const)),
    ]
    const pending: PendingContractOrder = {
      draft,
      judged,
      terms,
      volume,
      leverage,
      warnings,
      last,
      market: walked,
      opening,
      liquidationNow: figures.liquidationNow(),
      closing: figures.closingNow(),
    }
    if (warnings.length > 0) setAsked(pending)
    else void send(pending)
    return null
  }

  async function send({
    judged: order,
    terms: { contract },
    draft: sent,
    volume: size,
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
      showToast({
        kind: 'success',
        title: t('trading.order.placed'),
        text: placedText(t, intl.locale, sent, sizeOf(size, contract), contract),
      })
      if (keepsStops === false && order.action === 'open')
        await setStopsAfterFill(market, sent, contract, order.value)
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

  const refused = refusal?.message ?? null
  const early = isEarly && isUnknown ? t('swap.form.notReady') : null
  return {
    ...figures,
    draft,
    terms,
    leverage,
    health,
    stop,
    faultAt,
    message: early ?? (refused === null ? null : refusalMessage(intl, refused)),
    isPending,
    asked,
    submit,
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
