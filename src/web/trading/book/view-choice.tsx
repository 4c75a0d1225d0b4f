import { useId } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { BookView } from './book-view.ts'
import styles from './view-choice.module.css'

const VIEWS = [
  { value: 'both', name: 'trading.book.both', left: ['down', 'down', 'up', 'up'] },
  { value: 'bid', name: 'trading.book.bids', left: ['up', 'up', 'up', 'up'] },
  { value: 'ask', name: 'trading.book.asks', left: ['down', 'down', 'down', 'down'] },
] as const

type ViewChoiceProps = { readonly view: BookView; readonly onChange: (view: BookView) => void }

/** The choice of the visible sides of the book, as icons. */
export function ViewChoice({ view, onChange }: ViewChoiceProps) {
  const t = useText<AreaKeys['trading']>()
  const group = useId()
  return (
    <div className={styles.group} role="radiogroup" aria-label={t('trading.book.view')}>
      {VIEWS.map(({ value, name, left }) => (
        <label key={value} className={styles.option} data-tooltip={t(name)}>
          <input
            type="radio"
            name={group}
            aria-label={t(name)}
            checked={value === view}
            onChange={() => onChange(value)}
          />
          <svg viewBox="0 0 14 14" aria-hidden="true">
            {left.map((side, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- four lines that never change
              <g key={at}>
                <rect x="1" y={1 + at * 3.2} width="5" height="2.2" className={styles[side]} />
                <rect x="8" y={1 + at * 3.2} width="5" height="2.2" className={styles.rest} />
              </g>
            ))}
          </svg>
        </label>
      ))}
    </div>
  )
}
