import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LockedSavingsActivity } from '#generated/models/locked-savings-activity.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { rateText } from '../rate-text.ts'
import { termText } from '../term-text.ts'
import styles from './matrix.module.css'

type RateButtonProps = {
  readonly product: LockedSavingsActivity
  readonly isChosen: boolean
  readonly onChoose: (product: string) => void
  /** Writes the term below the rate, where no head of a column says it. */
  readonly withTerm?: boolean
}

/** The rate of a product: a press shows its form. */
export function RateButton({ product, isChosen, onChoose, withTerm = false }: RateButtonProps) {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  const rate = rateText(product.rate, locale)
  const term = termText(product, t)
  return (
    <button
      type="button"
      className={styles.rate}
      data-large={withTerm}
      aria-pressed={isChosen}
      aria-label={t('earn.product', { unit: product.coinUnit, term, rate })}
      onClick={() => onChoose(product.id)}
    >
      {rate}
      {withTerm && <small>{term}</small>}
    </button>
  )
}
