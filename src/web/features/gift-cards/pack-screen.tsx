import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { useIntl } from 'react-intl'
import { useListMyGiftCards } from '#generated/client/promotion/promotion.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { claimFreeGiftCardOperation } from '#generated/operations/promotion.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { OperationGate } from '#src/web/member/prerequisites/operation-gate.tsx'
import { MY_CARDS_PATH } from '#src/web/paths/paths.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { Button, LinkButton } from '#src/web/ui/primitives/button.tsx'
import { EmptyState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { LogInLinks } from './log-in-links.tsx'
import { CardFace } from './card-face.tsx'
import { CollectionPage } from './collection-page.tsx'
import styles from './collection.module.css'
import { LoadingSkeleton } from './loading-skeleton.tsx'
import { useCardCalls } from './use-card-calls.ts'

const { count, worth, lockDays } = promotionTerms.giftCard

/** /collection4: claims the free cards that are for friends (FEAT-23, LIMIT-02). */
export function PackScreen() {
  const t = useText<AreaKeys['gift-cards']>()
  const { locale } = useIntl()
  const isMember = useSession().status === 'member'
  return (
    <CollectionPage
      title={t('gift-cards.pack.title', { count })}
      lead={t('gift-cards.pack.lead', { days: lockDays })}
      face={
        <CardFace
          label={t('gift-cards.card')}
          figure={t('gift-cards.pack.figure', { count })}
          line={t('gift-cards.pack.line', { worth: formatDecimal(decimal(worth), locale, { trim: true }) })}
        />
      }
    >
      {isMember ? (
        <OperationGate operations={[claimFreeGiftCardOperation]} waiting={<LoadingSkeleton />}>
          <Claim />
        </OperationGate>
      ) : (
        <>
          <h2 className={styles.heading}>{t('gift-cards.in.title')}</h2>
          <p className={styles.text}>{t('gift-cards.in.pack')}</p>
          <LogInLinks />
        </>
      )}
    </CollectionPage>
  )
}

function Claim() {
  const t = useText<AreaKeys['gift-cards']>()
  const { data: cards } = useListMyGiftCards({ query: { select: dataOf } })
  const { claim, isClaiming } = useCardCalls()
  if (cards?.some(({ isFree }) => isFree === 1) === true)
    return (
      <EmptyState
        icon={<CheckmarkCircle24Regular />}
        title={t('gift-cards.pack.have')}
        action={
          <LinkButton to={MY_CARDS_PATH} look="primary">
            {t('gift-cards.see')}
          </LinkButton>
        }
      >
        {t('gift-cards.pack.haveText')}
      </EmptyState>
    )
  return (
    <>
      <h2 className={styles.heading}>{t('gift-cards.pack.ready')}</h2>
      <p className={styles.text}>{t('gift-cards.pack.readyText')}</p>
      <div className={styles.ways}>
        <Button look="primary" size="large" block busy={isClaiming} onClick={() => void claim()}>
          {t('gift-cards.claim', { count })}
        </Button>
      </div>
    </>
  )
}
