import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Deposit } from '#generated/models/deposit.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { Confirmations } from '#src/web/ui/states/progress.tsx'
import type { CsvColumn } from '#src/web/list/csv/csv-column.ts'
import type { Column } from '#src/web/list/table/column.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './funds.module.css'
import { LongText } from './long-text.tsx'
import { depositState, TONES } from './states.ts'

/** Arrival time, amount, network protocol, address, transaction and state (ENT-10). */
export function useDepositColumns(): readonly Column<Deposit>[] {
  const t = useText<AreaKeys['funds']>()
  const { locale } = useIntl()
  return useMemo(
    () => [
      {
        id: 'time',
        header: t('funds.time'),
        card: 'note',
        cell: ({ addTime }) => formatInstant(addTime, locale, 'minute'),
      },
      {
        id: 'amount',
        header: t('funds.amount'),
        align: 'end',
        card: 'value',
        cell: ({ money, coinName }) => <Amount value={money} unit={coinName} trim sign="always" />,
      },
      {
        id: 'coin',
        header: t('funds.coin'),
        card: 'none',
        cell: ({ coinName }) => coinName,
        priority: 2,
      },
      {
        id: 'target',
        header: t('funds.target'),
        card: 'title',
        cell: ({ protocolName, address }) => (
          <span className={styles.pair}>
            {protocolName}
            <LongText text={address} copy={t('funds.copyAddress')} />
          </span>
        ),
      },
      {
        id: 'hash',
        header: t('funds.hash'),
        cell: ({ hash }) => <LongText text={hash} copy={t('funds.copyHash')} />,
        priority: 3,
      },
      {
        id: 'state',
        header: t('funds.state'),
        card: 'badge',
        cell: (deposit) => <State deposit={deposit} />,
      },
    ],
    [t, locale],
  )
}

/** The same for a spreadsheet, with whole addresses. */
export function useDepositCsv(): readonly CsvColumn<Deposit>[] {
  const t = useText<AreaKeys['funds']>()
  return useMemo(
    () => [
      { header: t('funds.time'), csv: { time: ({ addTime }) => addTime } },
      { header: t('funds.coin'), csv: ({ coinName }) => coinName },
      { header: t('funds.amount'), csv: ({ money }) => money },
      { header: t('funds.network'), csv: ({ protocolName }) => protocolName },
      { header: t('funds.address'), csv: ({ address }) => address },
      { header: t('funds.hash'), csv: ({ hash }) => hash },
      { header: t('funds.state'), csv: ({ status }) => t(`funds.depositState.${depositState(status)}`) },
    ],
    [t],
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
