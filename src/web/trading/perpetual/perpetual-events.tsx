import { useCallback, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { toText } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useMember } from '#src/web/session/hooks.ts'
import { type Text, useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { onOrdersInOtherTab } from '../orders/other-tabs.ts'
import { playFill } from '../orders/sound.ts'
import { tradingPreferences } from '../preferences.ts'
import { tellOrders } from './announcing.ts'
import type { ContractOrder } from './orders/contract-order.ts'
import { signedCoinText, sizeText } from './positions/figure-texts.ts'
import { usePerpetual } from './use-perpetual.tsx'

type Message = Parameters<typeof showToast>[0]

/** Milliseconds in which several pushes count as one change: one order that closes brings three. */
const GATHER_MS = 250

/**
 * Notifies fills, take profits and stop losses of the member's orders, and reads positions, orders and
 * account again. Renders nothing.
 */
export function PerpetualEvents() {
  const memberId = useMember()?.id ?? null
  const { product, listen, readAgain } = usePerpetual()
  const notify = useNotifyOrders()
  useEffect(() => {
    if (memberId === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    // The last of several pushes of one order says all.
    const changed = new Map<string, ContractOrder>()
    const flush = (): void => {
      notify([...changed.values()])
      changed.clear()
    }
    // Not put off by what comes meanwhile: where fills never pause, the lists would never follow.
    const gather = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined
        flush()
        readAgain()
      }, GATHER_MS)
    }
    const stops = [
      tellOrders(product),
      onOrdersInOtherTab(gather),
      listen(memberId, {
        onEvent: gather,
        onOrder: (order) => changed.set(order.id, order),
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      clearTimeout(timer)
      flush()
    }
  }, [memberId, product, listen, readAgain, notify])
  return null
}

/** Returns a function that notifies what has been filled, with a sound if that is on. */
function useNotifyOrders(): (orders: readonly ContractOrder[]) => void {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  /** State and amount that were told of an order: the same push may come again. */
  const told = useRef(new Map<string, string>())
  return useCallback(
    (orders: readonly ContractOrder[]): void => {
      const news = orders.filter(({ id, state, filled }) => {
        const now = `${state} ${toText(filled)}`
        if (told.current.get(id) === now) return false
        told.current.set(id, now)
        // Liquidations are told on every screen, by the events of the member (web/app/member-events).
        return state === 'failed' || (state !== 'liquidated' && isPositive(filled))
      })
      for (const order of news) showToast(messageOf(t, locale, order))
      if (news.length > 0 && tradingPreferences.get().sound) playFill()
    },
    [t, locale],
  )
}

function messageOf(t: Text<AreaKeys['positions']>, locale: string, order: ContractOrder): Message {
  const { symbol, action, direction, state, isFromStop, average, profit } = order
  const size = sizeText(order.filled, locale, order.sizeUnit)
  const of = { symbol, action, direction, size }
  if (state === 'failed') return { kind: 'error', title: t('positions.event.failed', of), stays: true }
  const price = formatDecimal(average, locale, { places: 8, trim: true, unit: order.quote })
  const text =
    profit === null
      ? t('positions.event.at', { price })
      : t('positions.event.brought', { price, profit: signedCoinText(profit, locale, order.money) })
  const whole = state === 'filled' ? 'positions.event.filled' : 'positions.event.partly'
  return { kind: 'success', title: t(isFromStop ? 'positions.event.stop' : whole, of), text }
}
