import type { AreaKeys } from '#generated/messages/keys.ts'
import { List } from '#src/web/list/list.tsx'
import { useList } from '#src/web/list/use-list.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { depositList } from './deposit-list.tsx'
import styles from './funds.module.css'
import { useArrivals } from './use-arrivals.ts'

/** Lists deposits, newest first, with their confirmations as they come. */
export function DepositRecords() {
  const t = useText<AreaKeys['funds']>()
  const list = useList(depositList)
  useArrivals(list.rows)
  return (
    <Card labelledBy="deposits" className={styles.records}>
      <List
        list={list}
        heading={
          <h2 id="deposits" className={styles.title}>
            {t('funds.deposits')}
          </h2>
        }
      />
    </Card>
  )
}
