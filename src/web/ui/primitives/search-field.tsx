import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { Search16Regular } from '@fluentui/react-icons/svg/search'
import { useIntl } from 'react-intl'
import { useRef } from 'react'
import styles from './filters.module.css'

type SearchFieldProps = {
  /** The accessible name, shown as the placeholder too. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A text to look for. Escape empties it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className={styles.search}>
      <Search16Regular />
      <input
        ref={input}
        type="text"
        role="searchbox"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return
          event.preventDefault()
          event.stopPropagation()
          onChange('')
        }}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={intl.formatMessage({ id: 'ui.clear' })}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <Dismiss16Regular />
        </button>
      )}
    </span>
  )
}
