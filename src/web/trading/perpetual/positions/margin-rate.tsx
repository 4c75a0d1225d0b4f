import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Standing } from '../holdings.ts'
import { LiveText } from '../live-text.tsx'
import styles from '../perpetual.module.css'
import { percentOf, riskOf, shareText } from './figure-texts.ts'

type MarginRateProps = {
  /** The row of a list that it stands in. */
  readonly row?: string
  /** Undefined while the standing is not known; null where no equity is left. */
  readonly rateOf: (standing: Standing) => Decimal | null | undefined
}

/** The margin rate as a bar with its figure and, from half of the way to the liquidation on, a word. */
export function MarginRate({ row, rateOf }: MarginRateProps) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const inRow = row === undefined ? {} : { row }
  const bar = useCallback(
    (standing: Standing | null) => {
      const rate = standing === null ? undefined : rateOf(standing)
      if (rate === undefined) return { text: '', filled: 0 }
      return { text: '', filled: rate === null ? 100 : percentOf(rate), tone: riskOf(rate) }
    },
    [rateOf],
  )
  const words = useCallback(
    (standing: Standing | null) => {
      const rate = standing === null ? undefined : rateOf(standing)
      if (rate === undefined) return { text: shareText(null, locale) }
      const risk = riskOf(rate)
      const share = shareText(rate, locale)
      return { text: risk === 'plain' ? share : t(`positions.risk.${risk}`, { share }), tone: risk }
    },
    [rateOf, locale, t],
  )
  return (
    <span className={styles.rate}>
      <LiveText {...inRow} read={bar} className={styles.bar} decorative />
      <LiveText {...inRow} read={words} className={styles.quiet} />
    </span>
  )
}
