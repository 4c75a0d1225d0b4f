import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Product } from '../products/product.ts'
import styles from './phone-tabs.module.css'

const NARROW = ['chart', 'book', 'trades', 'order'] as const
const WIDE = ['chart', 'book', 'order', 'own'] as const
const FORM_FIRST = ['order', 'chart', 'book', 'running'] as const

export type PhoneTab = (typeof NARROW)[number] | (typeof WIDE)[number] | (typeof FORM_FIRST)[number]

/** Returns the tabs of a phone, the first of which opens. Lists that stand below everything else have none. */
export function phoneTabsOf({
  lists,
  phone,
}: Pick<Product, 'lists' | 'phone'>): readonly [PhoneTab, ...PhoneTab[]] {
  if (phone === 'form-first') return FORM_FIRST
  return lists === 'wide' ? WIDE : NARROW
}

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
