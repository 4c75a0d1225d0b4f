import type { AreaKeys } from '#generated/messages/keys.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './first-steps.module.css'

const steps = ['open', 'name', 'fund', 'payment'] as const

/** Shows the steps before the first trade, and what each of them opens. */
export function FirstSteps() {
  const t = useText<AreaKeys['home']>()
  return (
    <Card className={styles.card} labelledBy="home-steps">
      <h2 id="home-steps" className={styles.title}>
        {t('home.steps')}
      </h2>
      <p className={styles.text}>{t('home.stepsText')}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <h3 className={styles.name}>{t(`home.step.${step}.title`)}</h3>
            <p className={styles.detail}>{t(`home.step.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
