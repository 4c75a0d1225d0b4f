import { Globe20Regular } from '@fluentui/react-icons/svg/globe'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useDisplayCurrency, useLanguage } from '#src/web/session/hooks.ts'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { NATIVE_NAMES, displayedLanguage } from '../intl/language.ts'
import { openOverlay } from './overlays.ts'

/** Opens the dialog for language and display currency (SHELL-05), and shows the current ones. */
export function LanguageButton({ className }: { readonly className?: string | undefined }) {
  const t = useText<AreaKeys['shell']>()
  const language = NATIVE_NAMES[displayedLanguage(useLanguage())]
  const { fullName } = useDisplayCurrency()
  return (
    <IconButton
      label={t('shell.language.button', { language, currency: fullName })}
      icon={<Globe20Regular />}
      aria-haspopup="dialog"
      className={className}
      onClick={() => openOverlay('language')}
    />
  )
}
