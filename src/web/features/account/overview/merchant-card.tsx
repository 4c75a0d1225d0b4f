import { useGetMerchantStatus } from '#generated/client/merchant/merchant.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { MerchantStatus } from '#generated/models/merchant-status.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { withBack } from '#src/web/paths/back-link.ts'
import { Badge, type Tone } from '#src/web/ui/primitives/badge.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { PATHS } from '../paths.ts'
import { RowLink } from './row-link.tsx'
import styles from './overview.module.css'

type Shown = { readonly tone: Tone; readonly word: AreaKeys['account'] }

const SHOWN: Readonly<Record<MerchantStatus, Shown>> = {
  [MerchantStatus.NOT_CERTIFIED]: { tone: 'still', word: 'account.merchant.none' },
  [MerchantStatus.AUDITING]: { tone: 'waiting', word: 'account.merchant.review' },
  [MerchantStatus.VERIFIED]: { tone: 'good', word: 'account.merchant.certified' },
  [MerchantStatus.FAILED]: { tone: 'bad', word: 'account.merchant.refused' },
  [MerchantStatus.DEPOSIT_LESS]: { tone: 'bad', word: 'account.merchant.depositLess' },
  [MerchantStatus.CANCEL_AUTH]: { tone: 'waiting', word: 'account.merchant.returning' },
  [MerchantStatus.RETURN_FAILED]: { tone: 'bad', word: 'account.merchant.returnRefused' },
  [MerchantStatus.RETURN_SUCCESS]: { tone: 'still', word: 'account.merchant.returned' },
}

type MerchantCardProps = {
  /** True if the real name is verified, which an application needs (MSG-09). */
  readonly verified: boolean
}

/** Shows the state of the merchant certification. Its failure leaves the rest of the overview usable. */
export function MerchantCard({ verified }: MerchantCardProps) {
  const t = useText<AreaKeys['account']>()
  const { data, isPending, isError, isFetching, refetch } = useGetMerchantStatus({
    query: { select: dataOf },
  })
  const status = data?.certifiedBusinessStatus
  const shown = status === undefined ? undefined : SHOWN[status]
  const why = data?.detail ?? data?.reason ?? null
  return (
    <Card labelledBy="account-merchant" className={styles.card}>
      <div className={styles.top}>
        <h2 id="account-merchant" className={styles.subject}>
          {t('account.merchant')}
        </h2>
        {isPending && <Skeleton width={80} height={20} />}
        {shown && <Badge tone={shown.tone}>{t(shown.word)}</Badge>}
      </div>
      <p className={styles.text}>{t(isError ? 'account.partError' : 'account.merchant.about')}</p>
      {why !== null && <p className={styles.text}>{why}</p>}
      <div className={styles.end}>
        {isError ? (
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('account.again')}
          </Button>
        ) : verified ? (
          <RowLink to={PATHS.merchant} about={t('account.merchant')}>
            {t(status === MerchantStatus.NOT_CERTIFIED ? 'account.apply' : 'account.look')}
          </RowLink>
        ) : (
          <RowLink to={withBack(PATHS.realName, PATHS.merchant)} about={t('account.merchant')}>
            {t('account.realName.first')}
          </RowLink>
        )}
      </div>
    </Card>
  )
}
