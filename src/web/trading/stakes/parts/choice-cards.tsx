import { useId } from 'react'
import styles from './choice-cards.module.css'

type Choice<Value extends string> = {
  readonly value: Value
  readonly label: string
  /** A second line. */
  readonly detail?: string
}

type ChoiceCardsProps<Value extends string> = {
  readonly label: string
  /** Null where none of them is chosen. */
  readonly value: Value | null
  readonly choices: readonly Choice<Value>[]
  readonly onChange: (value: Value) => void
}

/** One of a few in a row of cards. The browser's own radio buttons lie over the words: arrow keys, one tab stop. */
export function ChoiceCards<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: ChoiceCardsProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.cards}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.card} data-detailed={choice.detail !== undefined}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.label}>{choice.label}</span>
          {choice.detail !== undefined && <span>{choice.detail}</span>}
        </label>
      ))}
    </div>
  )
}
