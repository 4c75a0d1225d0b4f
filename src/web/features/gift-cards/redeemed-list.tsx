import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed'
import { useIntl } from 'react-intl'
import { useListRedeemedGiftCards } from '#generated/client/promotion/promotion.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { RedeemedGiftCard } from '#generated/models/redeemed-gift-card.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { Countdown } from '#src/web/ui/numbers/countdown.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './gift-cards.module.css'

/** Lists the cards that the member has redeemed, and until when their coins are frozen (LIMIT-02). */
export function RedeemedList() {
  const t = useText<AreaKeys['gift-cards']>()
  const { data, error, isFetching, refetch } = useListRedeemedGiftCards({ query: { select: dataOf } })
  if (data === undefined && error !== null)
    return (
      <ErrorState title={t('gift-cards.redeemedError')} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (data === undefined) return <Skeleton height={72} />
  if (data.length === 0) return <p className={styles.quiet}>{t('gift-cards.redeemedNone')}</p>
  return (
    <ul className={styles.redeemed}>
      {data.map((card) => (
        <Redeemed key={card.id} card={card} onReleased={() => void refetch()} />
      ))}
    </ul>
  )
}

type RedeemedProps = { readonly card: RedeemedGiftCard; readonly onReleased: () => void }

function Redeemed({ card, onReleased }: RedeemedProps) {
  const t = useText<AreaKeys['gift-cards']>()
  const { locale } = useIntl()
  const { cardName, coinId, amount, redeemTime, releaseTime, isReleased } = card
  return (
    <li className={styles.item}>
      <CoinDisc unit={coinId} iconUrl={null} />
      <p className={styles.what}>
        <span className={styles.amount}>
          <Amount value={amount} unit={coinId} trim />
        </span>
        <span className={styles.small}>
          {t('gift-cards.redeemedOn', { name: cardName, day: formatInstant(redeemTime, locale, 'day') })}
        </span>
      </p>
      {isReleased === 1 ? (
        <Badge tone="good">{t('gift-cards.released')}</Badge>
      ) : (
        <p className={styles.until}>
          <Badge tone="waiting" icon={<LockClosed16Regular />}>
            {t('gift-cards.frozenUntil', { day: formatInstant(releaseTime, locale, 'day') })}
          </Badge>
          <span className={styles.small}>
            <Countdown until={releaseTime} onOver={onReleased} over={t('gift-cards.released')} />
          </span>
        </p>
      )}
    </li>
  )
}
