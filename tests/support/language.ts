import type { BrowserContext } from '@playwright/test'
import { languages, type Language } from '#src/web/session/language.ts'

const asked = process.env['E2E_LANGUAGE'] ?? 'en_US'

/** The language of the tests that need but one: English, or `E2E_LANGUAGE=ja_JP npm run e2e -- wallet`. */
export const LANGUAGE: Language = knownLanguage(asked)

function knownLanguage(name: string): Language {
  const found = languages.find((language) => language === name)
  if (found === undefined)
    throw new Error(`E2E_LANGUAGE must be one of ${languages.join(', ')}, and not ${name}`)
  return found
}

/** Opens a context's pages in that language, as long as none has been chosen in them. */
export async function setFirstLanguage(context: BrowserContext): Promise<void> {
  if (LANGUAGE === 'en_US') return
  await context.addInitScript((language) => {
    // An empty page has no storage.
    if (location.protocol !== 'about:' && localStorage.getItem('openbourse.language') === null)
      localStorage.setItem('openbourse.language', language)
  }, LANGUAGE)
}
