import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useListDeposits } from '#generated/client/assets/assets.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Deposit } from '#generated/models/deposit.ts'
import { dataOf } from '#src/client/data-of.ts'
import { formatInstant } from '#src/time/format.ts'
import { toIso } from '#src/time/instant.ts'
import { Amount } from '#src/ui/amount.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { Confirmations } from '#src/ui/progress.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { useText } from '#src/ui/text.ts'
import { LongText } from './long-text.tsx'
import { depositState, isOnItsWay, TONES } from './states.ts'
import { useArrivals } from './use-arrivals.ts'
import styles from './funds.module.css'

const PAGE_SIZE = 10
/** Milliseconds between two looks: while something is on its way, and otherwise. */
const SOON_MS = 3_000
const LATER_MS = 15_000

const idOf = ({ id }: Deposit): string => id

/** What came in, newest first, with its confirmations as they come. */
export function DepositRecords() {
  const t = useText<AreaKeys['funds']>()
  const [page, setPage] = useState(0)
  const { data, error, isFetching, isPlaceholderData, refetch } = useListDeposits(
    { page: page + 1, pageSize: PAGE_SIZE },
    {
      query: {
        select: dataOf,
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) =>
          state.data?.data.content.some(isOnItsWay) === true ? SOON_MS : LATER_MS,
      },
    },
  )
  useArrivals(data?.content)
  const columns = useDepositColumns()
  return (
    <Card labelledBy="deposits" className={styles.records}>
      <h2 id="deposits" className={styles.heading}>
        {t('funds.deposits')}
      </h2>
      <DataTable
        label={t('funds.deposits')}
        columns={columns}
        rows={data?.content}
        rowKey={idOf}
        {...((data?.content.length ?? 0) > 0 && { csv: { name: 'openbourse-deposits' } })}
        failure={
          error === null
            ? null
            : {
                title: t('funds.depositsError'),
                text: error.message,
                busy: isFetching,
                onRetry: () => void refetch(),
              }
        }
        empty={{
          icon: <ArrowDownload24Regular />,
          title: t('funds.noDeposits'),
          text: t('funds.noDepositsText'),
        }}
        paging={{
          kind: 'server',
          page,
          size: PAGE_SIZE,
          total: data?.totalElements ?? null,
          onPage: setPage,
          busy: isPlaceholderData,
        }}
      />
    </Card>
  )
}

/** Arrival time, amount, network protocol, address, transaction and state (ENT-10). */
function useDepositColumns(): readonly Column<Deposit>[] {
  const t = useText<AreaKeys['funds']>()
  const { locale } = useIntl()
  return useMemo(
    () => [
      {
        id: 'time',
        header: t('funds.time'),
        card: 'note',
        cell: ({ addTime }) => formatInstant(addTime, locale, 'minute'),
        csv: ({ addTime }) => toIso(addTime),
      },
      {
        id: 'amount',
        header: t('funds.amount'),
        align: 'end',
        card: 'value',
        cell: ({ money, coinName }) => <Amount value={money} unit={coinName} trim sign="always" />,
        csv: ({ money }) => money,
      },
      {
        id: 'coin',
        header: t('funds.coin'),
        card: 'title',
        cell: ({ coinName }) => coinName,
        csv: ({ coinName }) => coinName,
        priority: 3,
      },
      {
        id: 'network',
        header: t('funds.network'),
        cell: ({ protocolName }) => protocolName,
        csv: ({ protocolName }) => protocolName,
      },
      {
        id: 'address',
        header: t('funds.address'),
        cell: ({ address }) => <LongText text={address} copy={t('funds.copyAddress')} />,
        csv: ({ address }) => address,
        priority: 2,
      },
      {
        id: 'hash',
        header: t('funds.hash'),
        cell: ({ hash }) => <LongText text={hash} copy={t('funds.copyHash')} />,
        csv: ({ hash }) => hash,
        priority: 3,
      },
      {
        id: 'state',
        header: t('funds.state'),
        card: 'badge',
        cell: (deposit) => <State deposit={deposit} />,
        csv: ({ status }) => t(`funds.depositState.${depositState(status)}`),
      },
    ],
    [t, locale],
  )
}

function State({ deposit: { status, confirms, nConfirms } }: { readonly deposit: Deposit }) {
  const t = useText<AreaKeys['funds']>()
  const state = depositState(status)
  if (state === 'notArrived' && nConfirms > 0)
    return (
      <span className={styles.pair}>
        <Confirmations done={confirms} of={nConfirms} />
        <span className={styles.small}>{t(`funds.depositState.${state}`)}</span>
      </span>
    )
  return <Badge tone={TONES[state]}>{t(`funds.depositState.${state}`)}</Badge>
}
