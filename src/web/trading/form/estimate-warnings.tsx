import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { ZERO } from '#src/core/money/decimal.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type Market, useFormats } from '../market.ts'
import type { MarketEstimate } from './market-estimate.ts'
import { FAR_FROM_MARKET } from './far-from-market.ts'
import { shareText } from './rate-text.ts'

/** Formats how much worse than the best price an order would be filled; `0.00%` for none. */
export const slippageText = ({ slippage }: MarketEstimate, locale: string): string =>
  percentText(slippage, locale, { places: 4, minimumPlaces: 2, trim: true })

type EstimateDoubtsProps = {
  readonly market: Market
  readonly estimate: MarketEstimate | null
  readonly slips: boolean
  readonly thin: boolean
  readonly className: string | undefined
}

/** The warnings of a market order in this book: a price far off the best one, or too little depth. */
export function EstimateWarnings({ market, estimate, slips, thin, className }: EstimateDoubtsProps) {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const formats = useFormats(market)
  return (
    <>
      {slips && estimate !== null && (
        <p className={className}>
          <Warning16Regular />
          {t('trading.order.slips', {
            average: formats.price(estimate.average),
            best: formats.price(estimate.best),
            share: shareText(FAR_FROM_MARKET, locale),
          })}
        </p>
      )}
      {thin && (
        <p className={className}>
          <Warning16Regular />
          {t('trading.order.thin', {
            filled: formats.amount(estimate?.filled ?? ZERO),
            coin: market.amountUnit,
          })}
        </p>
      )}
    </>
  )
}
