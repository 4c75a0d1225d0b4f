import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { ArrowSwap20Regular } from '@fluentui/react-icons/svg/arrow-swap'
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload'
import type { ReactElement } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useListTransactions } from '#generated/client/assets/assets.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Transaction } from '#generated/models/transaction.ts'
import { TransactionType } from '#generated/models/transaction-type.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { placesOf } from '#src/core/money/decimal.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { WALLET_HISTORY_PATH } from '#src/web/paths/paths.ts'
import { walletHistoryPath } from '#src/web/paths/query-paths.ts'
import { signedAmount } from '#src/web/trading/movements/direction.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './latest.module.css'

const SHOWN = 5
const ROW_HEIGHTS: readonly number[] = Array.from({ length: SHOWN }, () => 40)

/** The last few records, each a way to all of its kind in the history (ENT-08). */
export function LatestCard() {
  const t = useText<AreaKeys['wallet']>()
  const { data, error, isFetching, refetch } = useListTransactions(
    { pageNo: 1, pageSize: SHOWN },
    { query: { select: dataOf } },
  )
  return (
    <Card labelledBy="wallet-latest" className={styles.latest}>
      <div className={styles.head}>
        <h2 id="wallet-latest" className={styles.title}>
          {t('wallet.latest')}
        </h2>
        <Link to={WALLET_HISTORY_PATH} className={styles.all}>
          {t('wallet.history')}
        </Link>
      </div>
      {data !== undefined ? (
        data.content.length === 0 ? (
          <p className={styles.none}>{t('wallet.latestEmpty')}</p>
        ) : (
          <ul>
            {data.content.slice(0, SHOWN).map((record) => (
              <li key={record.id}>
                <Movement record={record} />
              </li>
            ))}
          </ul>
        )
      ) : error !== null ? (
        <ErrorState title={t('wallet.latestError')} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <div className={styles.none}>
          <SkeletonRows heights={ROW_HEIGHTS} />
        </div>
      )}
    </Card>
  )
}

/** One record: what moved, when, and how much; a link to those of its coin and kind. */
function Movement({ record }: { readonly record: Transaction }) {
  const t = useText<AreaKeys['records']>()
  const { locale } = useIntl()
  const { type, symbol, createTime } = record
  const amount = signedAmount(record)
  return (
    <Link to={walletHistoryPath(symbol, type)} className={styles.row ?? ''}>
      <span className={styles.icon}>{ICONS.get(type) ?? <ArrowSwap20Regular />}</span>
      <span className={styles.what}>
        <span className={styles.kind}>{t(`records.type.${type}`)}</span>
        <span className={styles.when}>{formatInstant(createTime, locale, 'minute')}</span>
      </span>
      <span className={styles.amount}>
        <Amount value={amount} unit={symbol} places={placesOf(amount)} trim sign="always" />
      </span>
    </Link>
  )
}

const ICONS: ReadonlyMap<TransactionType, ReactElement> = new Map([
  [TransactionType.RECHARGE, <ArrowDownload20Regular key="in" />],
  [TransactionType.WITHDRAW, <ArrowUpload20Regular key="out" />],
])
