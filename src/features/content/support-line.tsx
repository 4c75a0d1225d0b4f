import { ChatHelp24Regular } from '@fluentui/react-icons/svg/chat-help'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/ui/text.ts'
import styles from './help.module.css'

/** Below every help page: how soon somebody answers (LIMIT-08). */
export function SupportLine() {
  const t = useText<AreaKeys['shell']>()
  return (
    <p className={styles.support}>
      <ChatHelp24Regular aria-hidden />
      {t('shell.footer.support')}
    </p>
  )
}
