import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './phone-tabs.module.css'

const NARROW = ['chart', 'book', 'trades', 'order'] as const
const WIDE = ['chart', 'book', 'order', 'own'] as const

export type PhoneTab = (typeof NARROW)[number] | (typeof WIDE)[number]

/** The tabs of a phone: lists that stand below everything else have none. */
export const phoneTabsOf = (lists: 'narrow' | 'wide'): readonly PhoneTab[] =>
  lists === 'wide' ? WIDE : NARROW

type PhoneTabsProps = {
  readonly tabs: readonly PhoneTab[]
  readonly tab: PhoneTab
  readonly onTab: (tab: PhoneTab) => void
}

/** The tabs of a phone, which shows one panel at a time. */
export function PhoneTabs({ tabs, tab, onTab }: PhoneTabsProps) {
  const t = useText<AreaKeys['trading']>()
  return (
    <nav className={styles.tabs} aria-label={t('trading.view')}>
      {tabs.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === tab ? 'true' : undefined}
          onClick={() => onTab(each)}
        >
          {t(`trading.tab.${each}`)}
        </button>
      ))}
    </nav>
  )
}
