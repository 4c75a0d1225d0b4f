import type { Page } from '@playwright/test'
import { pseudoCatalogue } from '#src/tools/check/locales/pseudo.ts'
import { catalogueOf, setTexts } from './catalogues.ts'

/** Shows a page in the language that nobody speaks: English with accents, brackets and a third more length. */
export const setPseudoLanguage = (page: Page): Promise<void> =>
  setTexts(page, 'en_US', pseudoCatalogue(catalogueOf('en_US')))

/** Texts on the page, as they are seen, that have not gone through a catalogue; `allowed` are names and data. */
export async function untranslated(page: Page, allowed: RegExp): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.checkVisibility() === true) found.push(node.textContent?.trim() ?? '')
    return found
  })
  return texts.filter((text) => /[a-z]{2}/i.test(text.replaceAll(allowed, '')) && !/[À-ſ]/.test(text))
}
