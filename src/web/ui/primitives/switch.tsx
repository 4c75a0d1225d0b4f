import type { ComponentProps } from 'react'
import styles from './switch.module.css'

type SwitchProps = {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** `quiet`: small, among the tools of a panel. `field`: its label looks as those of a form's other fields. */
  readonly look?: 'plain' | 'quiet' | 'field'
} & Pick<ComponentProps<'input'>, 'id' | 'onBlur' | 'aria-invalid' | 'aria-describedby'>

/** On or off, at once: a line with its words at the start and the switch at the end. */
export function Switch({ label, checked, onChange, look = 'plain', ...input }: SwitchProps) {
  return (
    <label className={styles.row} data-look={look}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        {...input}
      />
    </label>
  )
}
