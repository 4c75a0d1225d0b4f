import { Eye16Regular } from '@fluentui/react-icons/svg/eye'
import { EyeOff16Regular } from '@fluentui/react-icons/svg/eye-off'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useDisplayCurrency, useStore } from '#src/web/session/hooks.ts'
import { Amount, Money } from '#src/web/ui/numbers/amount.tsx'
import { Change, Gain } from '#src/web/ui/numbers/price.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Account } from './accounts.ts'
import { type Asset, inBitcoin, inCurrency, totalsOf } from './assets.ts'
import { dayGain } from './day.ts'
import { useDayChanges } from './use-day-changes.ts'
import { walletPreferences } from './preferences.ts'
import { ValueChart } from './value-chart.tsx'
import styles from './total-card.module.css'

type TotalCardProps = { readonly account: Account; readonly assets: readonly Asset[] }

/** What everything is worth in the display currency (SHELL-13), and how much of it can be used. */
export function TotalCard({ account, assets }: TotalCardProps) {
  const t = useText<AreaKeys['wallet']>()
  const { fullName, symbol, rate } = useDisplayCurrency()
  const preferences = useStore(walletPreferences)
  const { hideAmounts } = preferences
  const totals = totalsOf(assets)
  const bitcoin = inBitcoin(totals.usd, assets)
  const gain = dayGain(assets, useDayChanges())
  return (
    <Card labelledBy="wallet-total" className={styles.total}>
      <div className={styles.totalHead}>
        <h2 id="wallet-total" className={styles.label}>
          {t('wallet.total')}
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
        <Amount value={inCurrency(totals.usd, rate)} places={2} minimumPlaces={2} />{' '}
        <span className={styles.currency}>{fullName}</span>
      </p>
      <p className={styles.bitcoin}>
        {bitcoin !== null && (
          <span>
            ≈ <Amount value={bitcoin} unit="BTC" />
          </span>
        )}
        {gain !== null && (
          <span>
            <Gain value={inCurrency(gain.usd, rate)} currency={symbol} /> <Change percent={gain.percent} />{' '}
            {t('wallet.day')}
          </span>
        )}
      </p>
      <ValueChart account={account} />
      <dl className={styles.parts}>
        {(['available', 'frozen', 'toRelease'] as const).map((part) => (
          <div key={part}>
            <dt>{t(`wallet.${part}`)}</dt>
            <dd>
              <Money value={inCurrency(totals[part], rate)} symbol={symbol} />
            </dd>
          </div>
        ))}
      </dl>
      {totals.unpriced > 0 && (
        <p className={styles.note}>{t('wallet.unpriced', { count: totals.unpriced })}</p>
      )}
    </Card>
  )
}
