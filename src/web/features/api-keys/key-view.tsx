import { Key24Regular } from '@fluentui/react-icons/svg/key'
import { useContext } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ApiKey } from '#generated/models/api-key.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { CopyButton } from '#src/web/ui/primitives/copy-button.tsx'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import type { ListView } from '#src/web/list/list-description.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './api-keys.module.css'
import { boundIps, daysLeft } from './keys.ts'

/** A key that ends so soon is marked. */
const SOON_DAYS = 7

/** API keys: remark, access key, bound IPs, create time and days left (ENT-01). */
export const keyView: ListView<ApiKey, AreaKeys['api-keys']> = {
  title: 'api-keys.title',
  error: 'api-keys.error',
  empty: { icon: <Key24Regular />, title: 'api-keys.none', text: 'api-keys.noneText' },
  rowKey: ({ id }) => id,
  cardsBelow: 800,
  columns: [
    {
      id: 'remark',
      header: 'api-keys.remark',
      card: 'title',
      cell: ({ remark }) => <span className={styles.remark}>{remark ?? NO_VALUE}</span>,
      sort: { kind: 'text', of: ({ remark }) => remark },
    },
    {
      id: 'accessKey',
      header: 'api-keys.accessKey',
      cell: ({ apiKey }, { t }) => (
        <span className={styles.key}>
          <code className={styles.code}>{apiKey}</code>
          <CopyButton text={apiKey} label={t('api-keys.copyAccessKey')} />
        </span>
      ),
    },
    {
      id: 'ips',
      header: 'api-keys.ips',
      cell: (key) => <Ips ips={boundIps(key)} />,
    },
    {
      id: 'created',
      header: 'api-keys.created',
      cell: ({ createTime }, { locale }) => formatInstant(createTime, locale, 'minute'),
      sort: { kind: 'number', of: ({ createTime }) => createTime },
      firstDescending: true,
      priority: 2,
    },
    {
      id: 'left',
      header: 'api-keys.left',
      card: 'value',
      cell: (key) => <Left apiKey={key} />,
      sort: { kind: 'number', of: ({ expireTime }) => expireTime },
    },
  ],
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
