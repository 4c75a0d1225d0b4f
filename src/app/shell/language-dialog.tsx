import { Dialog, DialogSurface, Tab, TabList } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { useId, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useText } from '#src/ui/text.ts'
import { CurrencyChoice } from './currency-choice.tsx'
import styles from './language-dialog.module.css'
import { LanguageChoice } from './language-choice.tsx'

type TabName = 'language' | 'currency'

type LanguageDialogProps = { readonly first: TabName; readonly onClose: () => void }

/** 840 px wide, two tabs: language, display currency (SHELL-05). On a phone a sheet from the bottom. */
export function LanguageDialog({ first, onClose }: LanguageDialogProps) {
  const t = useText<AreaKeys['shell']>()
  const [tab, setTab] = useState<TabName>(first)
  const id = useId()
  return (
    <Dialog
      open
      onOpenChange={(_, { open }) => {
        if (!open) onClose()
      }}
    >
      <DialogSurface className={styles.surface} aria-label={t('shell.language.dialog')}>
        <div className={styles.head}>
          <TabList
            size="large"
            selectedValue={tab}
            onTabSelect={(_, { value }) => setTab(value === 'currency' ? 'currency' : 'language')}
          >
            <Tab value="language" id={`${id}-language`} aria-controls={`${id}-panel`}>
              {t('shell.language.tab')}
            </Tab>
            <Tab value="currency" id={`${id}-currency`} aria-controls={`${id}-panel`}>
              {t('shell.currency.tab')}
            </Tab>
          </TabList>
          <IconButton label={t('shell.close')} icon={<Dismiss20Regular />} onClick={onClose} />
        </div>
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.panel}>
          {tab === 'language' ? <LanguageChoice onDone={onClose} /> : <CurrencyChoice onDone={onClose} />}
        </div>
      </DialogSurface>
    </Dialog>
  )
}
