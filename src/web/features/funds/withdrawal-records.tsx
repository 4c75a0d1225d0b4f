import { useCallback, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Withdrawal } from '#generated/models/withdrawal.ts'
import { List } from '#src/web/list/list.tsx'
import { useList } from '#src/web/list/use-list.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import styles from './funds.module.css'
import { WithdrawalDetail } from './withdrawal-detail.tsx'
import { withdrawalList } from './withdrawal-list.tsx'

/** Lists withdrawals, newest first, and updates their progress (STATE-01, ENT-09). */
export function WithdrawalRecords() {
  const t = useText<AreaKeys['funds']>()
  const list = useList(withdrawalList)
  const [shown, setShown] = useState<string | null>(null)
  const actions = useCallback(
    ({ id, coinName }: Withdrawal) => (
      <Button look="subtle" size="small" onClick={() => setShown(id)}>
        {t('funds.details')}
        <VisuallyHidden>{` ${coinName} ${id}`}</VisuallyHidden>
      </Button>
    ),
    [t],
  )
  const detail = list.rows?.find(({ id }) => id === shown)
  return (
    <Card labelledBy="withdrawals" className={styles.records}>
      <List
        list={list}
        actions={actions}
        heading={
          <h2 id="withdrawals" className={styles.title}>
            {t('funds.withdrawals')}
          </h2>
        }
      />
      {detail !== undefined && <WithdrawalDetail withdrawal={detail} onClose={() => setShown(null)} />}
    </Card>
  )
}
