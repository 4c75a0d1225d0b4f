import { useCallback, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Order } from './order.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useMember } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { tradingPreferences } from '../preferences.ts'
import { averagePrice } from './order-words.ts'
import { onOrdersInOtherTab } from './other-tabs.ts'
import { playFill } from './sound.ts'
import { useProductOrders } from '../products/use-product.tsx'

/** Milliseconds in which several pushes count as one change: a market order that sweeps a book pushes many. */
const GATHER_MS = 250

type OrderEventsProps = {
  /** Markets in which the member has, or may soon have, open orders. */
  readonly symbols: readonly string[]
}

type Filled = { readonly order: Order; readonly isWhole: boolean }

/** Notifies fills of the member's orders, and refreshes lists and balances. Renders nothing. */
export function OrderEvents({ symbols }: OrderEventsProps) {
  const memberId = useMember()?.id ?? null
  const { readAgain } = useProductOrders()
  const tell = useNotifyFills()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Fills by order: an order that takes ten levels of a book is notified once, with the sum. */
  const filled = useRef(new Map<string, Filled>())
  const notifyFills = useCallback((): void => {
    tell([...filled.current.values()])
    filled.current.clear()
  }, [tell])
  const gather = useCallback((): void => {
    // Not put off by what comes meanwhile: where fills never pause, the lists would never follow.
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      notifyFills()
      readAgain()
    }, GATHER_MS)
  }, [readAgain, notifyFills])
  const hear = useCallback((order: Order, isWhole: boolean): void => {
    // That it is filled may be heard before the last of its fills is: topics do not wait for each other.
    const wasWhole = filled.current.get(order.orderId)?.isWhole === true
    if (isWhole || !wasWhole) filled.current.set(order.orderId, { order, isWhole })
  }, [])
  useEffect(() => {
    const stop = onOrdersInOtherTab(gather)
    return () => {
      stop()
      clearTimeout(timer.current)
      timer.current = undefined
      notifyFills()
    }
  }, [gather, notifyFills])
  if (memberId === null) return null
  return symbols.map((symbol) => (
    <EventsOf key={symbol} symbol={symbol} memberId={memberId} onEvent={gather} onFill={hear} />
  ))
}

/** Returns a function that notifies fills, with a sound if that is on. */
function useNotifyFills(): (all: readonly Filled[]) => void {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  return useCallback(
    (all: readonly Filled[]): void => {
      for (const { order, isWhole } of all) {
        const title = t(isWhole ? 'trading.fill.whole' : 'trading.fill.part', {
          side: order.direction,
          amount: formatDecimal(order.tradedAmount, locale, { unit: order.coinSymbol }),
        })
        const price = formatDecimal(averagePrice(order), locale, { trim: true, unit: order.baseSymbol })
        showToast({ kind: 'success', title, text: t('trading.fill.at', { price }) })
      }
      if (all.length > 0 && tradingPreferences.get().sound) playFill()
    },
    [t, locale],
  )
}

type EventsOfProps = {
  readonly symbol: string
  readonly memberId: string
  readonly onEvent: () => void
  readonly onFill: (order: Order, isWhole: boolean) => void
}

/**
 * Listens to one market. One component for each, so that markets are added and removed without a gap in the others.
 */
function EventsOf({ symbol, memberId, onEvent, onFill }: EventsOfProps) {
  const { listen } = useProductOrders()
  useEffect(() => listen(symbol, memberId, { onEvent, onFill }), [listen, symbol, memberId, onEvent, onFill])
  return null
}
