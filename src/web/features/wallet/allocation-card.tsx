import type { AreaKeys } from '#generated/messages/keys.ts'
import { useDisplayCurrency } from '#src/web/session/hooks.ts'
import { Money } from '#src/web/ui/numbers/amount.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { AllocationRing } from '#src/web/ui/charts/allocation-ring.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { allocationOf } from './allocation.ts'
import { type Asset, inCurrency } from './assets.ts'
import styles from './allocation-card.module.css'

/** Which coins the value lies in: a ring, and the same in words and numbers beside it. */
export function AllocationCard({ assets }: { readonly assets: readonly Asset[] }) {
  const t = useText<AreaKeys['wallet']>()
  const { symbol, rate } = useDisplayCurrency()
  const slices = allocationOf(assets)
  const coins = slices.reduce((count, slice) => count + slice.coins, 0)
  return (
    <Card labelledBy="wallet-allocation" className={styles.allocation}>
      <h2 id="wallet-allocation" className={styles.title}>
        {t('wallet.allocation')}
      </h2>
      {slices.length === 0 ? (
        <p className={styles.quiet}>{t('wallet.allocationEmpty')}</p>
      ) : (
        <AllocationRing
          label={t('wallet.allocation')}
          slices={slices.map(({ unit, coins: others, usd, percent }) => ({
            id: unit ?? 'others',
            label: unit ?? t('wallet.others', { count: others }),
            percent,
            value: <Money value={inCurrency(usd, rate)} symbol={symbol} />,
          }))}
          middle={
            <>
              <span className={styles.count}>{coins}</span>
              <span className={styles.coins}>{t('wallet.coins', { count: coins })}</span>
            </>
          }
        />
      )}
    </Card>
  )
}
