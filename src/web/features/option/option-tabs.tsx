import type { AreaKeys } from '#generated/messages/keys.ts'
import tabs from '#src/web/trading/layout/phone-tabs.module.css'
import { useText } from '#src/web/ui/primitives/text.ts'

const TABS = ['round', 'bets', 'results'] as const

export type OptionTab = (typeof TABS)[number]

type OptionTabsProps = { readonly tab: OptionTab; readonly onTab: (tab: OptionTab) => void }

/** The tabs of a phone. */
export function OptionTabs({ tab, onTab }: OptionTabsProps) {
  const t = useText<AreaKeys['option']>()
  return (
    <nav className={tabs.tabs} aria-label={t('option.view')}>
      {TABS.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === tab ? 'true' : undefined}
          onClick={() => onTab(each)}
        >
          {t(`option.tab.${each}`)}
        </button>
      ))}
    </nav>
  )
}
