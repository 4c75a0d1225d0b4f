import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import styles from './filters.module.css'

type SelectFilterProps<Value extends string> = {
  /** Name of the choice, shown before it: "Type". */
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** One choice of few, in a bar above a table. The browser's own list: right for keyboards and phones. */
export function SelectFilter<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SelectFilterProps<Value>) {
  return (
    <label className={styles.filter}>
      <span className={styles.filterLabel}>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen !== undefined) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown16Regular />
    </label>
  )
}
