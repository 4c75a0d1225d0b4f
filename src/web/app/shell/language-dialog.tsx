import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { useEffect, useRef, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { Tabs } from '#src/web/ui/primitives/tabs.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { CurrencyChoice } from './currency-choice.tsx'
import styles from './language-dialog.module.css'
import { LanguageChoice } from './language-choice.tsx'

type TabName = 'language' | 'currency'

type LanguageDialogProps = { readonly first: TabName; readonly onClose: () => void }

/** The dialog of language and display currency: 840 px wide, two tabs (SHELL-05). On a phone a bottom sheet. */
export function LanguageDialog({ first, onClose }: LanguageDialogProps) {
  const t = useText<AreaKeys['shell'] | AreaKeys['shell-parts']>()
  const [tab, setTab] = useState<TabName>(first)
  const close = useRef<HTMLSpanElement>(null)
  // The browser puts the focus on the first tab, whichever is chosen.
  useEffect(() => {
    close.current?.closest('dialog')?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [])
  return (
    <Modal label={t('shell.language.dialog')} onClose={onClose} className={styles.dialog}>
      <Tabs
        label={t('shell.language.dialog')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'language', label: t('shell.language.tab') },
          { value: 'currency', label: t('shell.currency.tab') },
        ]}
      >
        <div className={styles.panel}>
          {tab === 'language' ? <LanguageChoice onDone={onClose} /> : <CurrencyChoice onDone={onClose} />}
        </div>
      </Tabs>
      <span ref={close} className={styles.close}>
        <IconButton label={t('shell.close')} icon={<Dismiss20Regular />} onClick={onClose} />
      </span>
    </Modal>
  )
}
