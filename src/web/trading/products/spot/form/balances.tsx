import { useContext } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { multiply } from '#src/core/money/arithmetic.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { WALLET_PATH } from '#src/web/paths/paths.ts'
import { depositPath } from '#src/web/paths/query-paths.ts'
import { useDisplayCurrency, useSession } from '#src/web/session/hooks.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { formatWorth } from '#src/core/money/format.ts'
import { Amount, AmountsHidden } from '#src/web/ui/numbers/amount.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { useSpotBalances } from '#src/web/member/spot-balances.ts'
import { spotTickers } from '../feeds/spot-tickers.ts'
import type { Market } from '../../../market.ts'
import { useWorth } from '../../../ticker/use-worth.ts'
import styles from './balances.module.css'
import { HoldingCost } from './holding-cost.tsx'

/** A member's balances of both coins of a market. */
export function Balances({ market }: { readonly market: Market }) {
  const t = useText<AreaKeys['trading']>()
  const isMember = useSession().status === 'member'
  const balance = useSpotBalances()
  if (!isMember) return null
  return (
    <div className={styles.balances}>
      <header className={styles.head}>
        <h2>{t('trading.balances')}</h2>
        <Link to={WALLET_PATH}>{t('trading.wallet')}</Link>
      </header>
      <ul>
        {[market.base, market.quote].map((unit) => (
          <li key={unit}>
            <CoinDisc unit={unit} size={20} />
            <span className={styles.unit}>{unit}</span>
            <span className={styles.value}>
              <Amount value={balance(unit)} trim />
              <BalanceWorth market={market} value={balance(unit)} unit={unit} />
            </span>
          </li>
        ))}
      </ul>
      <HoldingCost market={market} />
      <div className={styles.ways}>
        <LinkButton to={depositPath(market.quote)}>{t('trading.deposit')}</LinkButton>
        <LinkButton to={`?transfer=&coin=${market.quote}`}>{t('trading.move')}</LinkButton>
      </div>
    </div>
  )
}

type BalanceWorthProps = { readonly market: Market; readonly value: Decimal | null; readonly unit: string }

/** The value of a balance in the display currency; the base coin at its last price. The part that follows prices. */
function BalanceWorth({ market, value, unit }: BalanceWorthProps) {
  const { locale } = useIntl()
  const { symbol } = useDisplayCurrency()
  const close = useLive(spotTickers(), ({ state }) =>
    unit === market.quote ? null : (state?.get(market.symbol)?.close ?? null),
  )
  const inQuote =
    value === null || unit === market.quote ? value : close === null ? null : multiply(value, close)
  const worth = useWorth(market, inQuote)
  if (useContext(AmountsHidden) || worth === null) return null
  return <small className={styles.worth}>≈ {formatWorth(worth, symbol, locale)}</small>
}
