import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { sign } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { nextFundingAfter } from '#src/core/perpetual/funding-times.ts'
import { remaining } from '#src/core/time/countdown.ts'
import { countdownText } from '#src/core/time/countdown-text.ts'
import { instant } from '#src/core/time/instant.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { EachSecond } from '#src/web/ui/numbers/each-second.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Ticker } from '../../live/ticker.ts'
import { type Market, useFormats } from '../../market.ts'
import { PaintedText } from '../../painted-text.tsx'
import { useProductMarkets } from '../../products/use-product.tsx'
import { useTickerOf } from '../../ticker/use-ticker-of.ts'

type FundingFactsProps = {
  readonly market: Market
  /** Hours between two fundings; undefined while the contract is not known. */
  readonly intervalHours: number | undefined
}

const RATE_PLACES = 4

const PAYERS = {
  '1': 'swap.funding.longsPay',
  '0': 'swap.funding.nobodyPays',
  '-1': 'swap.funding.shortsPay',
} as const satisfies Record<string, AreaKeys['swap']>

/** Mark and index price of a perpetual, its funding rate with who pays whom, and the time until the next funding. */
export function FundingFacts({ market, intervalHours }: FundingFactsProps) {
  const t = useText<AreaKeys['swap']>()
  const intl = useIntl()
  const formats = useFormats(market)
  const tickers = useProductMarkets().tickers()
  const rate = useLive(tickers, ({ state }) => state?.get(market.symbol)?.feePercent ?? null)
  const ticker = useTickerOf(market)
  const mark = useCallback(
    (known: Ticker | null) => ({ text: formats.price(known?.markPrice ?? null) }),
    [formats],
  )
  const index = useCallback(
    (known: Ticker | null) => ({ text: formats.price(known?.indexPrice ?? null) }),
    [formats],
  )
  const left = (now: number): string => {
    if (intervalHours === undefined) return NO_VALUE
    const next = instant(nextFundingAfter(now, intervalHours))
    return countdownText(remaining(next, instant(now)), (count) =>
      intl.formatMessage({ id: 'ui.days' }, { count }),
    )
  }
  const write = (share: Decimal): string =>
    percentText(toPercent(share), intl.locale, {
      places: RATE_PLACES,
      minimumPlaces: RATE_PLACES,
      sign: 'always',
    })
  return (
    <>
      <div>
        <dt>{t('swap.mark')}</dt>
        <dd>
          <PaintedText source={ticker} read={mark} />
        </dd>
      </div>
      <div data-second>
        <dt>{t('swap.index')}</dt>
        <dd>
          <PaintedText source={ticker} read={index} />
        </dd>
      </div>
      <div data-wraps>
        <dt>{t('swap.funding')}</dt>
        <dd>{rate === null ? NO_VALUE : `${write(rate)} ${t(PAYERS[sign(rate)])}`}</dd>
      </div>
      <div>
        <dt>{t('swap.funding.next')}</dt>
        <dd>
          <EachSecond text={left} />
        </dd>
      </div>
    </>
  )
}
