import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Standing } from '../holdings.ts'
import { LiveText } from '../live-text.tsx'
import { MarginRate } from '../positions/margin-rate.tsx'
import { moneyText, signedText, toneOf } from '../positions/figure-texts.ts'
import { useHoldings, usePerpetual } from '../use-perpetual.tsx'
import styles from './account-panel.module.css'

const equityOf = ({ equity }: Standing) => equity
const unrealisedOf = ({ unrealised }: Standing) => unrealised
const usableOf = ({ usable }: Standing) => usable
const usedOf = ({ used }: Standing) => used
/** Without positions there is nothing that could be liquidated. */
const rateOf = ({ marginRate, equity, figures }: Standing) =>
  equity === null || figures.size === 0 ? undefined : marginRate

/** The account that all positions share: equity = available + margin and orders + unrealised profit. */
export function AccountPanel() {
  const t = useText<AreaKeys['positions']>()
  const { transferSearch, unit } = usePerpetual()
  const mode = useHoldings()?.account.mode
  if (useSession().status !== 'member') return null
  return (
    <section className={styles.account} aria-labelledby="positions-account">
      <header className={styles.head}>
        <h2 id="positions-account">{t('positions.account')}</h2>
        <Link to={{ search: transferSearch }}>{t('positions.transfer')}</Link>
      </header>
      <dl className={styles.figures}>
        <div className={styles.wide}>
          <dt>
            {t(mode === 'isolated' ? 'positions.rate.highest' : 'positions.rate')}
            {mode !== undefined && <span className={styles.mode}>{t(`positions.mode.${mode}`)}</span>}
          </dt>
          <dd>
            <MarginRate rateOf={rateOf} />
            {mode === 'isolated' && <Riskiest />}
          </dd>
        </div>
        <Money name={t('positions.equity')} unit={unit} of={equityOf} />
        <Money name={t('positions.unrealised')} unit={unit} of={unrealisedOf} signed />
        <Money name={t('positions.available')} unit={unit} of={usableOf} />
        <Money name={t('positions.used')} unit={unit} of={usedOf} />
      </dl>
    </section>
  )
}

type MoneyProps = {
  readonly name: string
  readonly unit: string
  /** Of one identity. */
  readonly of: (standing: Standing) => Decimal | null
  /** A profit or loss: with its sign. */
  readonly signed?: boolean
}

function Money({ name, unit, of, signed = false }: MoneyProps) {
  const { locale } = useIntl()
  const read = useCallback(
    (standing: Standing | null) => {
      const value = standing === null ? null : of(standing)
      const text = signed ? signedText(value, locale) : moneyText(value, locale)
      return { text: `${text}\u00a0${unit}`, tone: signed ? toneOf(value) : 'plain' } as const
    },
    [of, signed, locale, unit],
  )
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <LiveText read={read} />
      </dd>
    </div>
  )
}

/** Names the position whose margin rate is the highest. */
function Riskiest() {
  const t = useText<AreaKeys['positions']>()
  const read = useCallback(
    (standing: Standing | null) => {
      const found = standing?.riskiest ?? null
      if (found === null) return { text: '' }
      return { text: t('positions.one', { symbol: found.symbol, direction: found.direction }) }
    },
    [t],
  )
  return <LiveText read={read} className={styles.mode} />
}
