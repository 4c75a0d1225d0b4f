import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { INVITE_PATH } from '#src/web/paths/paths.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { LogInLinks } from './log-in-links.tsx'
import { CardFace } from './card-face.tsx'
import { CollectionPage } from './collection-page.tsx'
import styles from './collection.module.css'

const GAINS = ['fee', 'card', 'invite'] as const

/** /collection2?code=…: accepts an invitation; posters lead here (FEAT-22). */
export function InvitationScreen() {
  const t = useText<AreaKeys['gift-cards']>()
  const { formatNumber } = useIntl()
  const code = useSearchParams()[0].get('code') ?? ''
  const isMember = useSession().status === 'member'
  const values = {
    amount: promotionTerms.feeRebate,
    count: formatNumber(promotionTerms.giftCard.count),
  }
  return (
    <CollectionPage
      title={t('gift-cards.invited.title')}
      lead={t('gift-cards.invited.lead')}
      face={
        <CardFace
          label={t('gift-cards.invitation')}
          figure={code === '' ? null : code}
          line={t('gift-cards.invited.line')}
        />
      }
    >
      <h2 className={styles.heading}>{t('gift-cards.gain')}</h2>
      <ul className={styles.gains}>
        {GAINS.map((gain) => (
          <li key={gain}>{t(`gift-cards.gain.${gain}`, values)}</li>
        ))}
      </ul>
      {isMember ? (
        <>
          <p className={styles.text}>{t('gift-cards.invited.member')}</p>
          <LinkButton to={INVITE_PATH} look="primary" size="large" block>
            {t('gift-cards.invited.own')}
          </LinkButton>
        </>
      ) : (
        <LogInLinks invite={code} />
      )}
    </CollectionPage>
  )
}
