import type { AreaKeys } from '#generated/messages/keys.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './convert.module.css'

/** What somebody should know before the first conversion: the price, what it costs, and that it is final. */
export function AboutCard() {
  const t = useText<AreaKeys['convert']>()
  return (
    <Card labelledBy="convert-about" className={styles.side}>
      <h2 id="convert-about" className={styles.subtitle}>
        {t('convert.about')}
      </h2>
      <ul className={styles.notes}>
        <li>{t('convert.aboutPrice')}</li>
        <li>{t('convert.aboutFee')}</li>
        <li>{t('convert.aboutFinal')}</li>
      </ul>
    </Card>
  )
}
