import { QrCode20Regular } from '@fluentui/react-icons/svg/qr-code'
import { useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useMember } from '#src/web/session/hooks.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { CopyButton } from '#src/web/ui/primitives/copy-button.tsx'
import { useSite } from '#src/web/site/site.ts'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { inviteOf } from './invite-link.ts'
import styles from './link-card.module.css'
import { PosterDialog } from './poster/poster-dialog.tsx'
import { ShareButton } from './share-button.tsx'

/** The member's link and code, each to be copied, with poster and sharing (FEAT-22). */
export function LinkCard() {
  const t = useText<AreaKeys['promotion']>()
  const { address } = useSite()
  const invite = inviteOf(useMember(), address)
  const [poster, setPoster] = useState(false)
  return (
    <Card labelledBy="promotion-link" className={styles.card}>
      <h2 id="promotion-link" className={styles.title}>
        {t('promotion.link.title')}
      </h2>
      {invite === null ? (
        <Skeleton height={112} />
      ) : (
        <>
          <dl className={styles.lines}>
            <div className={styles.line}>
              <dt>{t('promotion.link.code')}</dt>
              <dd className={styles.value}>
                <span className={styles.code}>{invite.code}</span>
                <CopyButton text={invite.code} label={t('promotion.link.copyCode')} />
              </dd>
            </div>
            <div className={styles.line}>
              <dt>{t('promotion.link.link')}</dt>
              <dd className={styles.value}>
                <span className={styles.link}>{invite.link}</span>
                <CopyButton text={invite.link} label={t('promotion.link.copy')} />
              </dd>
            </div>
          </dl>
          <div className={styles.acts}>
            <Button look="primary" icon={<QrCode20Regular />} onClick={() => setPoster(true)}>
              {t('promotion.poster.make')}
            </Button>
            <ShareButton link={invite.landing} />
          </div>
          {poster && <PosterDialog invite={invite} onClose={() => setPoster(false)} />}
        </>
      )}
    </Card>
  )
}
