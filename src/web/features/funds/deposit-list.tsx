import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { getListDepositsQueryKey, listDeposits } from '#generated/client/assets/assets.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Deposit } from '#generated/models/deposit.ts'
import { listDepositsOperation } from '#generated/operations/assets.ts'
import type { ListDescription, Words } from '#src/web/list/list-description.ts'
import { pagedRead } from '#src/web/list/query/paged-read.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { Confirmations } from '#src/web/ui/states/progress.tsx'
import styles from './funds.module.css'
import { LongText } from './long-text.tsx'
import { depositState, isOnItsWay, TONES } from './states.ts'
import { transferColumns } from './transfer-columns.tsx'

/** Milliseconds between two looks: while something is on its way, and otherwise. */
const SOON_MS = 3_000
const LATER_MS = 15_000

const { time, coinInFile, amount, target, network, address, hashInFile } = transferColumns

/** Deposits, newest first: arrival time, amount, network protocol, address, transaction and state (ENT-10). */
export const depositList: ListDescription<Deposit, object, object, AreaKeys['funds']> = {
  title: 'funds.deposits',
  error: 'funds.depositsError',
  empty: { icon: <ArrowDownload24Regular />, title: 'funds.noDeposits', text: 'funds.noDepositsText' },
  file: () => 'openbourse-deposits',
  columns: [
    time,
    coinInFile,
    {
      ...amount,
      cell: ({ money, coinName }) => <Amount value={money} unit={coinName} trim sign="always" />,
    },
    { id: 'coin', header: 'funds.coin', card: 'none', cell: ({ coinName }) => coinName, priority: 2 },
    target,
    network,
    address,
    {
      ...hashInFile,
      id: 'hash',
      cell: ({ hash }, { t }) => <LongText text={hash} copy={t('funds.copyHash')} />,
      priority: 3,
    },
    {
      id: 'state',
      header: 'funds.state',
      card: 'badge',
      cell: (deposit, { t }) => <State deposit={deposit} t={t} />,
      csv: ({ status }, { t }) => t(`funds.depositState.${depositState(status)}`),
    },
  ],
  rowKey: ({ id }) => id,
  cardsBelow: 760,
  fields: {},
  read: pagedRead({
    operation: listDepositsOperation,
    read: listDeposits,
    key: getListDepositsQueryKey,
    rows: ({ data }) => data.content,
  }),
  reading: 'pages',
  pageSize: 10,
  refetchAfter: (rows) => (rows.some(isOnItsWay) ? SOON_MS : LATER_MS),
  request: (filter) => filter,
}

type StateProps = { readonly deposit: Deposit; readonly t: Words<AreaKeys['funds']>['t'] }

function State({ deposit: { status, confirms, nConfirms }, t }: StateProps) {
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
