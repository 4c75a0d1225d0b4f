import { useCallback, useContext } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { AmountsHidden } from '#src/web/ui/numbers/amount.tsx'
import { MaskedAmount } from '#src/web/ui/numbers/masked-amount.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { accountOf, accountStandingOf, type AccountStanding, type Standing } from '../holdings.ts'
import { LiveText } from '../live-text.tsx'
import { MarginRate } from '../positions/margin-rate.tsx'
import perpetual from '../perpetual.module.css'
import { coinText, signedCoinText, toneOf, UNKNOWN, worthText } from '../positions/figure-texts.ts'
import { useHoldings } from '../use-perpetual.tsx'
import styles from './account-panel.module.css'

/** An account: of a contract, or (null) of all contracts that share one. */
type OfAccount = { readonly symbol: string | null }

/** The account's margin rate; with isolated margin the highest of all positions, and whose it is. */
export function AccountRate({ symbol }: OfAccount) {
  const holdings = useHoldings()
  const rateOf = useCallback(
    (standing: Standing) => {
      const account = accountStandingOf(standing, symbol)
      // Without positions there is nothing that could be liquidated.
      if (account === undefined || account.equity === null || account.positions === 0) return undefined
      return account.marginRate
    },
    [symbol],
  )
  const isIsolated = holdings !== null && accountOf(holdings, symbol)?.mode === 'isolated'
  return (
    <>
      <MarginRate rateOf={rateOf} />
      {isIsolated && <Riskiest symbol={symbol} />}
    </>
  )
}

/** The sums of an account: equity = usable + used + unrealised. */
export const accountSums = {
  equity: ({ equity }: AccountStanding) => equity,
  unrealised: ({ unrealised }: AccountStanding) => unrealised,
  usable: ({ usable }: AccountStanding) => usable,
  used: ({ used }: AccountStanding) => used,
}

type LiveMoneyProps = OfAccount & {
  /** Of one identity. */
  readonly of: (account: AccountStanding) => Decimal | null
  /** A profit or loss: with its sign. */
  readonly signed?: boolean
}

/** An amount of the account that follows the mark prices, and of a coin what it is worth. */
export function LiveMoney({ symbol, of, signed = false }: LiveMoneyProps) {
  const { locale } = useIntl()
  const isHidden = useContext(AmountsHidden)
  const contract = useHoldings()?.contracts.get(symbol ?? '')
  const read = useCallback(
    (standing: Standing | null) => {
      const found = standing === null ? undefined : accountStandingOf(standing, symbol)
      if (found === undefined) return { text: UNKNOWN }
      const value = of(found)
      const text = (signed ? signedCoinText : coinText)(value, locale, found.account.money)
      const worth = contract === undefined ? '' : worthText(value, found.mark, contract, locale)
      return { text: `${text}\n${worth}`.trim(), tone: signed ? toneOf(value) : 'plain' } as const
    },
    [symbol, of, signed, locale, contract],
  )
  return isHidden ? <MaskedAmount /> : <LiveText read={read} className={perpetual.twoLines} />
}

/** Names the position whose margin rate is the highest. */
function Riskiest({ symbol }: OfAccount) {
  const t = useText<AreaKeys['positions']>()
  const read = useCallback(
    (standing: Standing | null) => {
      const found = (standing && accountStandingOf(standing, symbol)?.riskiest) ?? null
      if (found === null) return { text: '' }
      return { text: t('positions.one', { symbol: found.symbol, direction: found.direction }) }
    },
    [t, symbol],
  )
  return <LiveText read={read} className={styles.mode} />
}
