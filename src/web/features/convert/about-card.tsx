import type { AreaKeys } from '#generated/messages/keys.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './convert.module.css'

/** Explains conversions: the price, the fee, and that they are final. */
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
