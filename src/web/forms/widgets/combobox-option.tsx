/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the browser's options hold no second line */
import type { ReactNode } from 'react'
import type { Choice } from '../form-context.ts'
import styles from './combobox.module.css'

type Props = {
  readonly id: string
  readonly choice: Choice
  readonly isChosen: boolean
  /** The arrow keys have reached it. */
  readonly isActive: boolean
  readonly onChoose: () => void
}

/** One line of a combobox's list. The focus stays in the input, which has the keyboard's part. */
export function ComboboxOption({ id, choice, isChosen, isActive, onChoose }: Props): ReactNode {
  return (
    // The keys are the input's, which keeps the focus and points at the active option.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input keeps focus and keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={choice.disabled ?? false}
      data-active={isActive}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {choice.icon !== undefined && <span className={styles.icon}>{choice.icon}</span>}
      <span>{choice.label}</span>
      {choice.description !== undefined && (
        <span className={choice.icon === undefined ? styles.second : styles.name}>{choice.description}</span>
      )}
      {choice.end !== undefined && <span className={styles.end}>{choice.end}</span>}
    </div>
  )
}
