import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { parseDecimal } from '#src/core/money/decimal.ts'
import { inputText } from '#src/core/money/format.ts'
import { readTyped } from '#src/web/forms/typed-decimal.ts'
import styles from './decimal-field.module.css'

type DecimalFieldProps = {
  readonly name: string
  readonly label: string
  readonly unit: string
  readonly places: number
  /** Canonical decimal text. */
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
  readonly onLeave?: () => void
  /** Reports why the text cannot be read, as the name of a rule; null when it can. */
  readonly onMark?: (rule: string | null) => void
  /** Steps the value: Up and Down by one smallest step, ten with Shift, page keys by a hundred. */
  readonly onStep?: (steps: bigint) => void
  readonly fault?: string | null
  readonly placeholder?: string
  readonly disabled?: boolean
  /** Buttons below the field that fill it. */
  readonly children?: ReactNode
}

/**
 * A field for a decimal in the language's notation, at the market's precision: more digits are cut off (VAL-19). A
 * value changed from outside replaces what was typed.
 */
export function DecimalField(props: DecimalFieldProps) {
  const { name, label, unit, places, value, onChange, onLeave, onMark, fault = null, disabled } = props
  const { locale } = useIntl()
  const id = useId()
  const [typed, setTyped] = useState({ text: '', of: undefined as string | undefined })
  const known = value === undefined ? null : parseDecimal(value)
  const shown = typed.of === value ? typed.text : known === null ? '' : inputText(known, locale)

  function change(text: string): void {
    const read = readTyped(text, locale, places)
    setTyped({ text: read.text, of: read.value })
    onMark?.(read.error)
    onChange(read.value)
  }

  return (
    <div className={styles.field}>
      <label className={styles.box} data-wrong={fault !== null} htmlFor={id}>
        <span className={styles.label}>{label}</span>
        <input
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          placeholder={props.placeholder}
          disabled={disabled}
          aria-label={label}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? `${id}-unit` : `${id}-unit ${id}-fault`}
          onChange={(event) => change(event.target.value)}
          onBlur={onLeave}
          onKeyDown={(event) => {
            const steps = props.onStep && stepsOf(event)
            if (steps === undefined) return
            event.preventDefault()
            props.onStep?.(steps)
          }}
        />
        <span id={`${id}-unit`} className={styles.unit}>
          {unit}
        </span>
      </label>
      {fault !== null && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      {props.children}
    </div>
  )
}

const STEPS: Readonly<Record<string, bigint>> = {
  ArrowUp: 1n,
  ArrowDown: -1n,
  PageUp: 100n,
  PageDown: -100n,
}

function stepsOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): bigint | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  const steps = STEPS[key]
  return steps !== undefined && shiftKey && key.startsWith('Arrow') ? steps * 10n : steps
}
