import type { AreaKeys } from '#generated/messages/keys.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './ads.module.css'

/** Shows a certified merchant the way to ads. */
export function MerchantOpen() {
  const t = useText<AreaKeys['ads']>()
  return (
    <Card labelledBy="merchant-open" className={styles.form}>
      <h2 id="merchant-open" className={styles.subtitle}>
        {t('ads.merchant.open')}
      </h2>
      <p className={styles.lead}>{t('ads.merchant.openText')}</p>
      <div className={styles.openActs}>
        <LinkButton to="/createAd" look="primary" size="large">
          {t('ads.create')}
        </LinkButton>
        <LinkButton to="/ad" size="large">
          {t('ads.title')}
        </LinkButton>
      </div>
    </Card>
  )
}
