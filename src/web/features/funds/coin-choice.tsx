import { useId } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { coinChoice } from '#src/web/forms/coin-choice.tsx'
import { searchChoices } from '#src/web/forms/search-choices.ts'
import { Combobox } from '#src/web/forms/widgets/combobox.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './funds.module.css'
import type { CoinChoice as Coin } from './networks.ts'
import { useOfferedCoins } from './use-offered-coins.ts'

type CoinChoiceProps = {
  readonly coins: readonly Coin[]
  readonly value: string | null
  readonly onChange: (unit: string) => void
}

/** Which coin, found by typing a part of its short or long name. */
export function CoinChoice({ coins, value, onChange }: CoinChoiceProps) {
  const t = useText<AreaKeys['funds']>()
  const id = useId()
  const choices = useOfferedCoins(coins).map((coin) => coinChoice(coin))
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <div>
      <label htmlFor={id} id={`${id}__label`} className={styles.label}>
        {t('funds.coin')}
      </label>
      <Combobox
        id={id}
        find={(query) => searchChoices(choices, query)}
        chosen={chosen}
        shown={chosen?.label ?? ''}
        none={t('funds.noCoin')}
        invalid={false}
        describedBy=""
        onChoose={(choice) => onChange(String(choice.value))}
        onLeave={() => {}}
      />
    </div>
  )
}
