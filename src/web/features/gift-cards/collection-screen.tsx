import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { LogInLinks } from './log-in-links.tsx'
import { CardFace } from './card-face.tsx'
import { codeOf } from './card-links.ts'
import { Collected } from './collected.tsx'
import { CollectionPage } from './collection-page.tsx'
import styles from './collection.module.css'
import { RedeemForm } from './redeem-form.tsx'

/** /collection#CODE: collects a gift card by its link (FEAT-23). */
export function CollectionScreen() {
  const t = useText<AreaKeys['gift-cards']>()
  const code = codeOf(useLocation().hash)
  const isMember = useSession().status === 'member'
  const [collected, setCollected] = useState(false)
  return (
    <CollectionPage
      title={t('gift-cards.collect.title')}
      lead={t('gift-cards.collect.lead')}
      face={
        <CardFace
          label={t('gift-cards.card')}
          figure={code === '' ? null : code}
          line={t('gift-cards.collect.line', { days: promotionTerms.giftCard.lockDays })}
        />
      }
    >
      {collected ? (
        <Collected />
      ) : isMember ? (
        <>
          <h2 className={styles.heading}>{t('gift-cards.redeemTitle')}</h2>
          <RedeemForm code={code} onRedeemed={() => setCollected(true)} />
        </>
      ) : (
        <>
          <h2 className={styles.heading}>{t('gift-cards.in.title')}</h2>
          <p className={styles.text}>{t('gift-cards.in.card')}</p>
          <LogInLinks />
        </>
      )}
    </CollectionPage>
  )
}
