import { Alert16Regular } from '@fluentui/react-icons/svg/alert'
import { CheckmarkCircle16Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { Delete16Regular } from '@fluentui/react-icons/svg/delete'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatPrice } from '#src/core/money/format.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { useHeldRows } from '#src/web/ui/layout/use-held-rows.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { alertKey, alertStore, deleteAlert } from './alerts.ts'
import styles from './alerts.module.css'

/** The list of all alerts: pending ones, and reached ones until they are deleted. */
export function AlertList({ onDeleted }: { readonly onDeleted: () => void }) {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const id = useId()
  const alerts = useStore(alertStore)
  const { rows, isGone, ref } = useHeldRows({ rows: alerts, rowKey: alertKey, of: 'alerts' })
  if (rows.length === 0) return <p className={styles.note}>{t('trading.alerts.none')}</p>
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {t('trading.alerts.list', { count: alerts.length })}
      </h3>
      <ul ref={ref} className={styles.list}>
        {rows.map((alert) => {
          const { symbol, side, price, reachedAt } = alert
          const words = t('trading.alert.text', { symbol, side, price: formatPrice(price, locale) })
          return (
            <li key={alertKey(alert)} data-reached={reachedAt !== null} data-gone={isGone(alert)}>
              {reachedAt === null ? <Alert16Regular /> : <CheckmarkCircle16Regular />}
              <span className={styles.words}>
                {words}
                {reachedAt !== null && (
                  <small>
                    {t('trading.alert.told', { time: formatInstant(reachedAt, locale, 'minute') })}
                  </small>
                )}
              </span>
              <IconButton
                size="small"
                label={t('trading.alert.delete', { alert: words })}
                icon={<Delete16Regular />}
                disabled={isGone(alert)}
                onClick={() => {
                  deleteAlert(alert)
                  onDeleted()
                }}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
