import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { EARN_ORDERS_PATH } from '#src/web/paths/paths.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { useListOpenSavings } from '#generated/client/earn/earn.ts'
import { MOST_ROWS } from '#src/web/list/query/paged-read.ts'
import { CoinOrder } from '../coin-order.tsx'
import styles from '../earn.module.css'

const SHOWN = 3

/** The member's orders that are paid back next; nothing for a visitor, and without any. */
export function NextPayouts() {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  const id = useId()
  const isMember = useSession().status === 'member'
  const { data } = useListOpenSavings(
    { pageNo: 1, pageSize: MOST_ROWS },
    { query: { enabled: isMember, select: ({ data: page }) => page.content } },
  )
  if (data === undefined || data.length === 0) return null
  const next = data.toSorted((a, b) => a.endTime - b.endTime).slice(0, SHOWN)
  return (
    <Card labelledBy={id}>
      <div className={styles.cardHead}>
        <h2 id={id} className={styles.cardTitle}>
          {t('earn.nextPayouts')}
        </h2>
        <LinkButton to={EARN_ORDERS_PATH} look="subtle">
          {t('earn.myOrders')}
        </LinkButton>
      </div>
      <ul>
        {next.map((order) => (
          <li key={order.id} className={styles.payout}>
            <CoinOrder order={order} />
            <span className={styles.payoutEnd}>
              <Amount value={order.earnNum} unit={order.coinUnit} trim sign="always" />
              <span className={styles.small}>{formatInstant(order.endTime, locale, 'minute')}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
