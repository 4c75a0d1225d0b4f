import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from '../c2c.module.css'
import type { Side } from './offer-filter.ts'

const STEPS = [1, 2, 3] as const

/** The course of a trade in three steps, below the market. */
export function Steps({ side }: { readonly side: Side }) {
  const t = useText<AreaKeys['c2c']>()
  return (
    <ol className={styles.steps} aria-label={t('c2c.steps')}>
      {STEPS.map((step) => (
        <li key={step}>
          <h2 className={styles.step}>{t(`c2c.step.${side}.${step}`)}</h2>
          <p>{t(`c2c.step.${side}.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}
