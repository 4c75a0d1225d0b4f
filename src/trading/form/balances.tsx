import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useSession } from '#src/session/hooks.ts'
import { Amount } from '#src/ui/amount.tsx'
import { CoinDisc } from '#src/ui/coin-disc.tsx'
import { useText } from '#src/ui/text.ts'
import type { Market } from '../market.ts'
import styles from './balances.module.css'
import { useBalances } from './use-balances.ts'

/** What a member has of both coins of a market. */
export function Balances({ market }: { readonly market: Market }) {
  const t = useText<AreaKeys['trading']>()
  const isMember = useSession().status === 'member'
  const balance = useBalances()
  if (!isMember) return null
  return (
    <div className={styles.balances}>
      <header className={styles.head}>
        <h3>{t('trading.balances')}</h3>
        <Link to="/money">{t('trading.wallet')}</Link>
      </header>
      <ul>
        {[market.base, market.quote].map((unit) => (
          <li key={unit}>
            <CoinDisc unit={unit} size={20} />
            <span className={styles.unit}>{unit}</span>
            <Amount value={balance(unit)} trim />
          </li>
        ))}
      </ul>
    </div>
  )
}
