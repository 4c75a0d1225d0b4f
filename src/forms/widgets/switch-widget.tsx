import { type ReactNode, useEffect } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import { useField, useForm, useOptions } from '../form-context.ts'
import styles from './switch.module.css'

/** On or off, with the values that ui.json names. Off stands there from the beginning: a switch is never empty. */
export function SwitchWidget({ id, value, label }: WidgetProps): ReactNode {
  const form = useForm()
  const { name, wrong, messageId } = useField()
  const { on = true, off = false } = useOptions()
  const { set } = form
  const isUnset = value === undefined
  useEffect(() => {
    if (isUnset) set({ [name]: off }, false)
  }, [isUnset, name, off, set])
  return (
    <label className={styles.row}>
      <span className={styles.label}>{label}</span>
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={value === on}
        aria-checked={value === on}
        aria-invalid={wrong === name}
        aria-describedby={messageId}
        className={styles.switch}
        onChange={(event) => form.set({ [name]: event.target.checked ? on : off })}
        onBlur={() => form.leave(name)}
      />
    </label>
  )
}
