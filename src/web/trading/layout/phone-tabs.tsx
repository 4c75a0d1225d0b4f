import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './phone-tabs.module.css'

export const phoneTabs = ['chart', 'book', 'trades', 'order'] as const

export type PhoneTab = (typeof phoneTabs)[number]

type PhoneTabsProps = { readonly tab: PhoneTab; readonly onTab: (tab: PhoneTab) => void }

/** The tabs of a phone, which shows one panel at a time. */
export function PhoneTabs({ tab, onTab }: PhoneTabsProps) {
  const t = useText<AreaKeys['trading']>()
  return (
    <nav className={styles.tabs} aria-label={t('trading.view')}>
      {phoneTabs.map((each) => (
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
