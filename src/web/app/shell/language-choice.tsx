import type { AreaKeys } from '#generated/messages/keys.ts'
import { useLanguage } from '#src/web/session/hooks.ts'
import { setLanguage } from '#src/web/session/language.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { NATIVE_NAMES, nameIn, offeredLanguages, displayedLanguage, tagOf } from '../intl/language.ts'
import { Choices } from './choices.tsx'
import styles from './language-dialog.module.css'

/** The choice of the language: it is stored, then the page reloads (SHELL-12). What was typed is kept. */
export function LanguageChoice({ onDone }: { readonly onDone: () => void }) {
  const t = useText<AreaKeys['shell'] | AreaKeys['shell-parts']>()
  const language = displayedLanguage(useLanguage())
  const choose = (value: string): void => {
    const chosen = offeredLanguages.find((each) => each === value)
    if (chosen === undefined || chosen === language) onDone()
    else setLanguage(chosen)
  }
  return (
    <>
      <Choices
        label={t('shell.language.tab')}
        chosen={language}
        onChoose={choose}
        choices={offeredLanguages.map((each) => ({
          value: each,
          name: NATIVE_NAMES[each],
          // Its own name needs no translation.
          ...(each !== language && { detail: nameIn(each, language) }),
          lang: tagOf(each),
        }))}
      />
      <p className={styles.note}>{t('shell.language.note')}</p>
    </>
  )
}
