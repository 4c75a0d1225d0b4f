import type { ReactNode } from 'react'
import { Tab, TabList } from '@fluentui/react-components'
import { useSearchParams } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/ui/text.ts'
import styles from './auth.module.css'

type Way = 'phone' | 'email'

type Props = { readonly label: AreaKeys['auth']; readonly children: (way: Way) => ReactNode }

/** By phone or by e-mail. The choice stands in the address, so that a reload for another language keeps it. */
export function AccountTabs({ label, children }: Props): ReactNode {
  const t = useText<AreaKeys['auth']>()
  const [params, setParams] = useSearchParams()
  const way: Way = params.get('by') === 'email' ? 'email' : 'phone'

  function choose(next: unknown): void {
    setParams(
      (before) => {
        before.set('by', next === 'email' ? 'email' : 'phone')
        return before
      },
      { replace: true },
    )
  }

  return (
    <div>
      <TabList
        className={styles.tabs ?? ''}
        aria-label={t(label)}
        selectedValue={way}
        onTabSelect={(_event, { value }) => choose(value)}
      >
        {(['phone', 'email'] as const).map((value) => (
          <Tab key={value} value={value} id={`tab-${value}`} aria-controls="account-panel">
            {t(`auth.by.${value}`)}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id="account-panel" aria-labelledby={`tab-${way}`} className={styles.panel}>
        {children(way)}
      </div>
    </div>
  )
}
