import { useId } from 'react'
import styles from './segments.module.css'

type SegmentsProps<Value extends string> = {
  /** Accessible name of the choice. */
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[]
  readonly onChange: (value: Value) => void
  /** `side`: the first buys, the last sells. `chips`: small and without a rail, for periods of a chart. `line`: as tabs. */
  readonly look?: 'plain' | 'side' | 'chips' | 'line'
  readonly size?: 'small' | 'medium' | 'large'
  /** As wide as its place. */
  readonly block?: boolean
}

/** One of a few, all in sight. The browser's own radio buttons lie over the words: arrow keys, one tab stop. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, value, options, onChange, look = 'plain', size = 'medium', block = false } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={styles.group}
      data-look={look}
      data-size={size}
      data-block={block}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
