import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import styles from './progress.module.css'

type ProgressBarProps = {
  /** Accessible name: "Sending back.jpg". */
  readonly label: string
  /** From 0 to 1, for drawing only; null while it is not known. */
  readonly share: number | null
  /** Progress in words or numbers: "64 %", "1.2 of 3 MB". Read out with it. */
  readonly text?: string
  readonly tone?: 'brand' | 'up' | 'down'
  /** Draws the bar alone; the label is still said aloud. */
  readonly bare?: boolean
}

/** Shows the progress of one task as a bar with a name and a text. */
export function ProgressBar({ label, share, text, tone = 'brand', bare = false }: ProgressBarProps) {
  const id = useId()
  const part = share === null ? null : Math.min(1, Math.max(0, share))
  const bar = (
    <progress
      className={styles.bar}
      data-tone={tone}
      max={1}
      {...(part === null ? {} : { value: part })}
      aria-label={bare ? label : undefined}
      aria-labelledby={bare ? undefined : id}
      aria-valuetext={text}
    />
  )
  if (bare) return bar
  return (
    <div>
      <div className={styles.head}>
        <span id={id}>{label}</span>
        {text !== undefined && <span>{text}</span>}
      </div>
      {bar}
    </div>
  )
}

type ConfirmationsProps = {
  readonly done: number
  /** Confirmations that the network needs: a deposit is credited after 3 (STATE-02). */
  readonly of?: number
  /** About how long it still takes. */
  readonly children?: ReactNode
}

/** Confirmations of a deposit, 1/3, 2/3, 3/3 (STATE-02). */
export function Confirmations({ done, of = 3, children }: ConfirmationsProps) {
  const intl = useIntl()
  const shown = Math.min(done, of)
  const pieces = Array.from({ length: of }, (_, piece) => piece)
  return (
    <span className={styles.confirmations}>
      <span className={styles.pieces} aria-hidden="true">
        {pieces.map((piece) => (
          <span key={piece} className={styles.piece} data-done={piece < shown} />
        ))}
      </span>
      <span>
        {intl.formatMessage({ id: 'ui.confirmations' }, { done: shown, of })}
        {children !== undefined && <>, {children}</>}
      </span>
    </span>
  )
}
