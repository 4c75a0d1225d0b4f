import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ExchangeOrder } from '#generated/models/exchange-order.ts'
import {
  marketSocket,
  orderCancelledStream,
  orderCompletedStream,
  orderTradedStream,
} from '#generated/streams.ts'
import { formatDecimal } from '#src/money/format.ts'
import { useMember } from '#src/session/hooks.ts'
import { hubOf } from '#src/streams/app-hub.ts'
import { useText } from '#src/ui/text.ts'
import { showToast } from '#src/ui/toast/toast-store.ts'
import { reader } from '../live/topic.ts'
import { tradingPreferences } from '../preferences.ts'
import { averagePrice } from './order-words.ts'
import { onOrdersElsewhere } from './other-tabs.ts'
import { playFill } from './sound.ts'
import { useOrdersChanged } from './use-cancel.ts'

/** Milliseconds in which several pushes are one change: a market order that sweeps a book pushes many. */
const GATHER_MS = 250

type OrderEventsProps = {
  /** Markets in which the member has, or may have in a moment, orders that are filled. */
  readonly symbols: readonly string[]
}

/** Tells of fills of the member's orders, and keeps lists and balances up to date. Draws nothing. */
export function OrderEvents({ symbols }: OrderEventsProps) {
  const memberId = useMember()?.id ?? null
  const changed = useOrdersChanged()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const gather = useCallback((): void => {
    // Not put off by what comes meanwhile: where fills never pause, the lists would never follow.
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void changed()
    }, GATHER_MS)
  }, [changed])
  useEffect(() => {
    const stop = onOrdersElsewhere(gather)
    return () => {
      stop()
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [gather])
  if (memberId === null) return null
  return symbols.map((symbol) => (
    <EventsOf key={symbol} symbol={symbol} memberId={memberId} onEvent={gather} />
  ))
}

type EventsOfProps = { readonly symbol: string; readonly memberId: string; readonly onEvent: () => void }

/** Listens to one market: a part of its own, so that markets come and go without a gap in the others. */
function EventsOf({ symbol, memberId, onEvent }: EventsOfProps) {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()

  const tell = useEffectEvent((order: ExchangeOrder, isWhole: boolean) => {
    const title = t(isWhole ? 'trading.fill.whole' : 'trading.fill.part', {
      side: order.direction,
      amount: formatDecimal(order.tradedAmount, locale, { unit: order.coinSymbol }),
    })
    const price = formatDecimal(averagePrice(order), locale, { trim: true, unit: order.baseSymbol })
    showToast({ kind: 'success', title, text: t('trading.fill.at', { price }) })
    if (tradingPreferences.get().sound) playFill()
  })

  useEffect(() => {
    const hub = hubOf(marketSocket)
    const listen = (stream: typeof orderTradedStream, hear: (order: ExchangeOrder) => void) => {
      const read = reader(stream)
      return hub.listen(
        { name: stream.topic({ symbol, memberId }) },
        {
          take: ({ letters }) => {
            onEvent()
            for (const { body } of letters)
              try {
                hear(read(body))
              } catch {
                // Unreadable, so nothing is told of it; the lists that are read anew know what happened.
              }
          },
          begun: onEvent,
          ended: () => {},
        },
      )
    }
    const stops = [
      listen(orderTradedStream, (order) => tell(order, false)),
      listen(orderCompletedStream, (order) => tell(order, true)),
      listen(orderCancelledStream, () => {}),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [symbol, memberId, onEvent])
  return null
}
