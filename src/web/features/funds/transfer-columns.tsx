import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Deposit } from '#generated/models/deposit.ts'
import type { Withdrawal } from '#generated/models/withdrawal.ts'
import { formatInstant } from '#src/core/time/format.ts'
import type { ListColumn } from '#src/web/list/list-description.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import styles from './funds.module.css'
import { LongText } from './long-text.tsx'

type Column = ListColumn<Deposit | Withdrawal, AreaKeys['funds']>

/**
 * Columns that deposits and withdrawals share. The screen has network and address in one cell, cut in the middle; the
 * file has each whole in a column of its own, and the coin beside the amount.
 */
export const transferColumns = {
  time: {
    id: 'time',
    header: 'funds.time',
    card: 'note',
    cell: ({ addTime }, { locale }) => formatInstant(addTime, locale, 'minute'),
    csv: { time: ({ addTime }) => addTime },
  },
  coinInFile: { id: 'coinInFile', header: 'funds.coin', csv: ({ coinName }) => coinName },
  amount: {
    id: 'amount',
    header: 'funds.amount',
    align: 'end',
    card: 'value',
    cell: ({ money, coinName }) => <Amount value={money} unit={coinName} trim />,
    csv: ({ money }) => money,
  },
  target: {
    id: 'target',
    header: 'funds.target',
    card: 'title',
    cell: ({ protocolName, address }, { t }) => (
      <span className={styles.pair}>
        {protocolName}
        <LongText text={address} copy={t('funds.copyAddress')} />
      </span>
    ),
  },
  network: { id: 'network', header: 'funds.network', csv: ({ protocolName }) => protocolName },
  address: { id: 'address', header: 'funds.address', csv: ({ address }) => address },
  hashInFile: { id: 'hashInFile', header: 'funds.hash', csv: ({ hash }) => hash },
} as const satisfies Record<string, Column>
