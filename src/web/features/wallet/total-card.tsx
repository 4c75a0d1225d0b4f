import { Eye16Regular } from '@fluentui/react-icons/svg/eye'
import { EyeOff16Regular } from '@fluentui/react-icons/svg/eye-off'
import type { ReactNode } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useDisplayCurrency, useStore } from '#src/web/session/hooks.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Account } from './accounts.ts'
import { type Asset, inBitcoin, totalsOf } from './assets.ts'
import { DayProfit } from './day-profit.tsx'
import { walletPreferences } from './preferences.ts'
import type { AllAccounts } from './use-accounts.ts'
import { ValueHistory } from './value-history.tsx'
import styles from './total-card.module.css'

type TotalCardProps = {
  readonly label: string
  /** Accounts in the total. */
  readonly accounts: readonly Account[]
  readonly all: AllAccounts
  readonly assets: readonly Asset[]
  /** In the display currency, as shown. */
  readonly total: Decimal
  /** Explains by deposits, withdrawals and profit how the value became what it is. */
  readonly explained?: boolean
  /** Below the curve. */
  readonly children?: ReactNode
}

/** Shows the value of accounts in the display currency (SHELL-13): now, since yesterday and over time. */
export function TotalCard(props: TotalCardProps) {
  const { label, accounts, all, assets, total, explained = false, children } = props
  const t = useText<AreaKeys['wallet']>()
  const { fullName } = useDisplayCurrency()
  const preferences = useStore(walletPreferences)
  const { hideAmounts } = preferences
  const { usd, unpriced } = totalsOf(assets)
  const bitcoin = inBitcoin(usd, all.spot.assets ?? assets)
  return (
    <Card labelledBy="wallet-total" className={styles.total}>
      <div className={styles.totalHead}>
        <h2 id="wallet-total" className={styles.label}>
          {label}
        </h2>
        <IconButton
          size="small"
          label={t('wallet.hideAmounts')}
          aria-pressed={hideAmounts}
          icon={hideAmounts ? <EyeOff16Regular /> : <Eye16Regular />}
          onClick={() => walletPreferences.set({ ...preferences, hideAmounts: !hideAmounts })}
        />
      </div>
      <p className={styles.figure}>
        <Amount value={total} places={2} minimumPlaces={2} />{' '}
        <span className={styles.currency}>{fullName}</span>
      </p>
      <p className={styles.bitcoin}>
        {bitcoin !== null && (
          <span>
            ≈ <Amount value={bitcoin} unit="BTC" />
          </span>
        )}
        <DayProfit accounts={accounts} all={all} total={total} />
      </p>
      <ValueHistory accounts={accounts} all={all} total={total} explained={explained} />
      {children}
      {unpriced > 0 && <p className={styles.note}>{t('wallet.unpriced', { count: unpriced })}</p>}
    </Card>
  )
}

type PartsProps = {
  readonly parts: readonly { readonly name: string; readonly value: ReactNode }[]
}

/** Lists the parts of a total. */
export const TotalParts = ({ parts }: PartsProps) => (
  <dl className={styles.parts}>
    {parts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
