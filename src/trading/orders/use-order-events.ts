import { useEffect, useEffectEvent } from 'react'
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
import type { Market } from '../market.ts'
import { tradingPreferences } from '../preferences.ts'
import { averagePrice } from './order-words.ts'
import { playFill } from './sound.ts'
import { useOrdersChanged } from './use-cancel.ts'

/** Milliseconds in which several pushes are one change: a market order that sweeps a book pushes many. */
const GATHER_MS = 250

/** Tells of fills of the member's orders in this market, and keeps lists and balances up to date. */
export function useOrderEvents(market: Market): void {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const memberId = useMember()?.id ?? null
  const changed = useOrdersChanged()

  const tell = useEffectEvent((order: ExchangeOrder, isWhole: boolean) => {
    const title = t(isWhole ? 'trading.fill.whole' : 'trading.fill.part', {
      side: order.direction,
      amount: formatDecimal(order.tradedAmount, locale, { unit: order.coinSymbol }),
    })
    const price = formatDecimal(averagePrice(order), locale, { trim: true, unit: order.baseSymbol })
    showToast({ kind: 'success', title, text: t('trading.fill.at', { price }) })
    if (tradingPreferences.get().sound) playFill()
  })
  const refresh = useEffectEvent(() => void changed())

  const { symbol } = market
  useEffect(() => {
    if (memberId === null) return undefined
    const hub = hubOf(marketSocket)
    let timer: ReturnType<typeof setTimeout> | undefined
    const gather = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => refresh(), GATHER_MS)
    }
    const listen = (stream: typeof orderTradedStream, hear: (order: ExchangeOrder) => void) => {
      const read = reader(stream)
      return hub.listen(
        { name: stream.topic({ symbol, memberId }) },
        {
          take: ({ letters }) => {
            gather()
            for (const { body } of letters)
              try {
                hear(read(body))
              } catch {
                // Unreadable, so nothing is told of it; the lists that are read anew know what happened.
              }
          },
          begun: gather,
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
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [symbol, memberId])
}
