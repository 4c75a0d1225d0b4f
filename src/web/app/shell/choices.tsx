import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark'
import styles from './choices.module.css'

export type Choice = {
  readonly value: string
  readonly name: string
  readonly detail?: string
  /** Language of the name, if it is not the page's. */
  readonly lang?: string
}

type ChoicesProps = {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

/** Cards to choose one of. Buttons, not radios: a choice acts at once, and arrow keys must not. */
export function Choices({ label, choices, chosen, onChoose }: ChoicesProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {choices.map(({ value, name, detail, lang }) => (
        <li key={value}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            <span className={styles.words}>
              <span className={styles.name} lang={lang}>
                {name}
              </span>
              {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            </span>
            {value === chosen && <Checkmark20Regular className={styles.mark ?? ''} />}
          </button>
        </li>
      ))}
    </ul>
  )
}
