import { useContext, useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ApiKey } from '#generated/models/api-key.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { CopyButton } from '#src/web/ui/primitives/copy-button.tsx'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import type { Column } from '#src/web/list/table/column.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './api-keys.module.css'
import { boundIps, daysLeft } from './keys.ts'

/** A key that ends so soon is marked. */
const SOON_DAYS = 7

/** Remark, access key, bound IPs, create time and days left (ENT-01). */
export function useKeyColumns(): readonly Column<ApiKey>[] {
  const t = useText<AreaKeys['api-keys']>()
  const { locale } = useIntl()
  return useMemo(
    () => [
      {
        id: 'remark',
        header: t('api-keys.remark'),
        card: 'title',
        cell: ({ remark }) => <span className={styles.remark}>{remark ?? NO_VALUE}</span>,
        sort: { kind: 'text', of: ({ remark }) => remark },
      },
      {
        id: 'accessKey',
        header: t('api-keys.accessKey'),
        cell: ({ apiKey }) => (
          <span className={styles.key}>
            <code className={styles.code}>{apiKey}</code>
            <CopyButton text={apiKey} label={t('api-keys.copyAccessKey')} />
          </span>
        ),
      },
      {
        id: 'ips',
        header: t('api-keys.ips'),
        cell: (key) => <Ips ips={boundIps(key)} />,
      },
      {
        id: 'created',
        header: t('api-keys.created'),
        cell: ({ createTime }) => formatInstant(createTime, locale, 'minute'),
        sort: { kind: 'number', of: ({ createTime }) => createTime },
        firstDescending: true,
        priority: 2,
      },
      {
        id: 'left',
        header: t('api-keys.left'),
        card: 'value',
        cell: (key) => <Left apiKey={key} />,
        sort: { kind: 'number', of: ({ expireTime }) => expireTime },
      },
    ],
    [t, locale],
  )
}

function Ips({ ips }: { readonly ips: readonly string[] }) {
  const t = useText<AreaKeys['api-keys']>()
  if (ips.length === 0) return <span className={styles.quiet}>{t('api-keys.anywhere')}</span>
  return (
    <ul className={styles.ips}>
      {ips.map((ip) => (
        <li key={ip}>{ip}</li>
      ))}
    </ul>
  )
}

/** Shows the days left of a key as the server sends them, not computed from its creation. */
function Left({ apiKey }: { readonly apiKey: ApiKey }) {
  const t = useText<AreaKeys['api-keys']>()
  const now = useContext(Clock)
  const days = daysLeft(apiKey, now())
  if (days === null) return <Badge tone="good">{t('api-keys.unlimited')}</Badge>
  if (days === 0) return <Badge tone="bad">{t('api-keys.ended')}</Badge>
  return <Badge tone={days > SOON_DAYS ? 'resting' : 'waiting'}>{t('api-keys.days', { count: days })}</Badge>
}
