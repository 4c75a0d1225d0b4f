import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { MOST_RUNNING } from '#src/core/stakes/second-order.ts'
import type { Direction } from '#src/core/stakes/outcome.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Market } from '../../market.ts'
import { useHealth } from '../../status/feed-status.tsx'
import type { Pick } from '../../stakes/parts/pick-buttons.tsx'
import { useTakesOrders } from './second-markets.ts'
import { useRunningOrders } from './second-orders.ts'
import type { SecondOrderForm } from './use-second-order.ts'

type Picks = {
  readonly picks: Readonly<Record<Direction, Pick>>
  /** Why no order is taken, or only in one direction; null where nothing stands in the way. */
  readonly reason: { readonly text: string; readonly isWarning: boolean } | null
}

/** Returns the buttons of both directions: what an order brings, or the rule that forbids it and when that ends. */
export function usePicks(market: Market, { outcomes, cycle }: SecondOrderForm): Picks {
  const t = useText<AreaKeys['second' | 'stakes' | 'server']>()
  const { locale } = useIntl()
  const health = useHealth(market)
  const takesOrders = useTakesOrders(market) !== false
  const running = useRunningOrders(market.symbol).data ?? []
  const [first] = running.toSorted((a, b) => a.ends - b.ends)
  const last = running.toSorted((a, b) => b.ends - a.ends)[0]
  const isFull = running.length >= MOST_RUNNING
  const isLate = health === 'delayed' || health === 'offline'
  const brings = formatDecimal(outcomes?.won ?? null, locale, {
    minimumPlaces: 2,
    trim: true,
    sign: 'always',
  })

  function pick(direction: Direction): Pick {
    const isOff = isLate || !takesOrders || cycle === undefined
    if (isFull || (last !== undefined && last.direction !== direction))
      return {
        isOff: true,
        isLocked: true,
        detail: isFull ? t('second.full') : t(`second.locked.${direction}`),
      }
    return { isOff, detail: isLate ? t('stakes.waiting') : brings }
  }

  function reason(): Picks['reason'] {
    if (!takesOrders) return { text: t('not-trading-time'), isWarning: true }
    if (isLate) return { text: t('second.stale'), isWarning: true }
    if (isFull && first !== undefined)
      return {
        text: t('second.full.until', { time: formatInstant(first.ends, locale, 'time') }),
        isWarning: false,
      }
    if (last !== undefined)
      return {
        text: t(`second.locked.until.${last.direction}`, { time: formatInstant(last.ends, locale, 'time') }),
        isWarning: false,
      }
    return null
  }

  return { picks: { rise: pick('rise'), fall: pick('fall') }, reason: reason() }
}
