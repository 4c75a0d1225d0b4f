import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { add } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { toChartNumber } from '#src/core/money/chart.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { sharesOf } from '#src/core/money/shares.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { formatInstant } from '#src/core/time/format.ts'
import type { OptionRound } from '#src/web/trading/products/option/option-round.ts'
import { CountdownRing } from '#src/web/trading/stakes/parts/countdown-ring.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './rounds.module.css'

type RoundFactsProps = { readonly round: OptionRound; readonly coin: string }

/** The time that is left for bets, the times of the round, and the stakes of all members on both directions. */
export function RoundFacts({ round, coin }: RoundFactsProps) {
  const t = useText<AreaKeys['option' | 'stakes']>()
  const { locale } = useIntl()
  const { rise, fall } = round
  const total = add(rise.total, fall.total)
  const [riseShare, fallShare] = isPositive(total) ? sharesOf([rise.total, fall.total]) : []
  const time = (moment: OptionRound['ends']): string => formatInstant(moment, locale, 'time')
  return (
    <div className={styles.facts}>
      <CountdownRing from={round.begins} until={round.betsUntil} label={t('option.betsClose')} size="large" />
      <div className={styles.beside}>
        <dl className={styles.lines}>
          <div>
            <dt>{t('option.betsClose')}</dt>
            <dd>{time(round.betsUntil)}</dd>
          </div>
          <div>
            <dt>{t('option.drawn')}</dt>
            <dd>{t('option.drawn.range', { from: time(round.opens), to: time(round.ends) })}</dd>
          </div>
          <div>
            <dt>{t('option.staked')}</dt>
            <dd>
              {t('option.staked.sum', {
                count: rise.count + fall.count,
                sum: formatDecimal(total, locale, { minimumPlaces: 2, trim: true, unit: coin }),
              })}
            </dd>
          </div>
        </dl>
        {riseShare !== undefined && fallShare !== undefined && (
          <div className={styles.pool}>
            <div aria-hidden="true">
              <i style={{ flexGrow: toChartNumber(riseShare) }} />
              <i style={{ flexGrow: toChartNumber(fallShare) }} />
            </div>
            <p>
              <span data-direction="rise">
                {t('stakes.direction.rise')} {percentText(riseShare, locale, {})}
              </span>
              <span data-direction="fall">
                {percentText(fallShare, locale, {})} {t('stakes.direction.fall')}
              </span>
            </p>
          </div>
        )}
      </div>
    </div>
  )
}
