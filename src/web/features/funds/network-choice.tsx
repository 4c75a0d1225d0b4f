import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { CoinNetwork } from '#generated/models/coin-network.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './funds.module.css'

type NetworkChoiceProps = {
  readonly networks: readonly CoinNetwork[]
  readonly value: number | null
  readonly onChange: (protocol: number) => void
}

/** The networks a coin can come in by, each with its least amount: the browser's radio buttons. */
export function NetworkChoice({ networks, value, onChange }: NetworkChoiceProps) {
  const t = useText<AreaKeys['funds']>()
  const { locale } = useIntl()
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {t('funds.network')}
      </span>
      <div className={styles.networks}>
        {networks.map(({ protocol, protocolName, minRecharge, coinName, confirms }) => (
          <label key={protocol} className={styles.network}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              checked={protocol === value}
              onChange={() => onChange(protocol)}
            />
            <span className={styles.networkName}>{protocolName}</span>
            <span className={styles.small}>
              {t('funds.from', {
                amount: formatDecimal(minRecharge, locale, { unit: coinName, trim: true }),
              })}
            </span>
            <span className={styles.small}>{t('funds.confirmations', { count: confirms })}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
