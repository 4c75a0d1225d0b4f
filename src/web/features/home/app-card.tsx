import type { AreaKeys } from '#generated/messages/keys.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { QrCode } from '#src/web/ui/qr/qr-code.tsx'
import { useSite } from '#src/web/site/site.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './app-card.module.css'

/** The way onto a phone (SHELL-07). */
export function AppCard() {
  const t = useText<AreaKeys['shell']>()
  const { address } = useSite()
  return (
    <Card className={styles.card} labelledBy="home-app">
      <QrCode text={address} label={t('shell.app.qr', { address })} size={120} />
      <div className={styles.words}>
        <h2 id="home-app" className={styles.title}>
          {t('shell.app.title')}
        </h2>
        <p className={styles.text}>{t('shell.app.text')}</p>
      </div>
    </Card>
  )
}
