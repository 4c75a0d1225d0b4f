import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Market } from '../../market.ts'
import { accountOf } from '../holdings.ts'
import { useHoldings, usePerpetual } from '../use-perpetual.tsx'
import { AccountRate, accountSums, LiveMoney } from './account-figures.tsx'
import styles from './account-panel.module.css'

/** The account of a contract: equity = available + margin and orders + unrealised profit. */
export function AccountPanel({ market: { symbol } }: { readonly market: Market }) {
  const t = useText<AreaKeys['positions']>()
  const { transferSearch } = usePerpetual()
  const holdings = useHoldings()
  const mode = holdings === null ? undefined : accountOf(holdings, symbol)?.mode
  if (useSession().status !== 'member') return null
  return (
    <section className={styles.account} aria-labelledby="positions-account">
      <header className={styles.head}>
        <h2 id="positions-account">{t('positions.account')}</h2>
        <Link to={{ search: transferSearch(symbol) }}>{t('positions.transfer')}</Link>
      </header>
      <dl className={styles.figures}>
        <div className={styles.wide}>
          <dt>
            {t(mode === 'isolated' ? 'positions.rate.highest' : 'positions.rate')}
            {mode !== undefined && <span className={styles.mode}>{t(`positions.mode.${mode}`)}</span>}
          </dt>
          <dd>
            <AccountRate symbol={symbol} />
          </dd>
        </div>
        <div>
          <dt>{t('positions.equity')}</dt>
          <dd>
            <LiveMoney symbol={symbol} of={accountSums.equity} />
          </dd>
        </div>
        <div>
          <dt>{t('positions.unrealised')}</dt>
          <dd>
            <LiveMoney symbol={symbol} of={accountSums.unrealised} signed />
          </dd>
        </div>
        <div>
          <dt>{t('positions.available')}</dt>
          <dd>
            <LiveMoney symbol={symbol} of={accountSums.usable} />
          </dd>
        </div>
        <div>
          <dt>{t('positions.used')}</dt>
          <dd>
            <LiveMoney symbol={symbol} of={accountSums.used} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
