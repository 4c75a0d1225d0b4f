import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ContractOptionCoin } from '#generated/models/contract-option-coin.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { betPayout } from '#src/core/stakes/option-bet.ts'
import type { OptionBet } from '#src/web/trading/products/option/option-bet.ts'
import { termsOf } from '#src/web/trading/products/option/option-markets.ts'
import { DirectionWord } from '#src/web/trading/stakes/parts/direction-word.tsx'
import { OutcomeFigures } from '#src/web/trading/stakes/parts/outcome-figures.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './rounds.module.css'

type PlacedBetProps = { readonly coin: ContractOptionCoin; readonly bet: OptionBet }

const PLACES = 2

/** The member's bet on the round that is bet on, in the place of the form: a round takes one. */
export function PlacedBet({ coin, bet }: PlacedBetProps) {
  const t = useText<AreaKeys['option']>()
  const { locale } = useIntl()
  const terms = termsOf(coin)
  return (
    <div className={styles.form}>
      <p className={styles.key}>
        <span>{t('option.yourBet')}</span>
        <span>
          <DirectionWord direction={bet.direction} />{' '}
          {formatDecimal(bet.stake, locale, { minimumPlaces: PLACES, trim: true, unit: bet.coin })}
        </span>
      </p>
      <OutcomeFigures
        places={PLACES}
        outcomes={
          terms && {
            cost: bet.amount,
            back: bet.stake,
            won: betPayout(bet.stake, 'win', terms).net,
            lost: betPayout(bet.stake, 'lose', terms).net,
          }
        }
      />
      <p className={styles.note}>{t('option.oneBet')}</p>
    </div>
  )
}
