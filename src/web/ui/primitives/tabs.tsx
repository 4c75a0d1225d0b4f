import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import styles from './tabs.module.css'

type TabsProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly tabs: readonly { readonly value: Value; readonly label: string; readonly count?: number }[]
  readonly onChange: (value: Value) => void
  readonly size?: 'medium' | 'small'
  /** Panel of the chosen tab. */
  readonly children: ReactNode
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs and the panel they choose for: one tab stop, arrows, Home and End, as the ARIA pattern has it. */
export function Tabs<Value extends string>({
  label,
  value,
  tabs,
  onChange,
  size,
  children,
}: TabsProps<Value>) {
  const { formatNumber } = useIntl()
  const id = useId()
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const step = STEPS[event.key]
    const to = { Home: 0, End: tabs.length - 1 }[event.key]
    const next = tabs[to ?? (step === undefined ? -1 : (at + step + tabs.length) % tabs.length)]
    if (next === undefined) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${id}-${next.value}`)?.focus()
  }
  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.tabs} data-size={size}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className={styles.tab}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={move}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{formatNumber(tab.count)}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}
