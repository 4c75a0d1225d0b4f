import { readdirSync, readFileSync } from 'node:fs'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Page } from '@playwright/test'
import { pseudoCatalogue } from '#src/tools/check/locales/pseudo.ts'

type Manifest = Readonly<Record<string, { readonly file: string }>>

/**
 * Shows a page in the language that nobody speaks: English is chosen, and each of its catalogues arrives with
 * accents, brackets and a third more length.
 */
export async function setPseudoLanguage(page: Page): Promise<void> {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest
  const files = new Map<string, string>(
    Object.entries(manifest).flatMap(([key, { file }]) => {
      const area = /messages\/en_US\/([\w-]+)\.json$/.exec(key)?.[1]
      return area === undefined ? [] : [[`/${file}`, area] as const]
    }),
  )
  await page.route(
    ({ pathname }) => files.has(pathname),
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default ${JSON.stringify(compiled(files.get(new URL(route.request().url()).pathname) ?? ''))}`,
      }),
  )
}

/** All English texts. What an area has of them, the generated catalogue says. */
const english = Object.assign(
  {},
  ...readdirSync('locales/en_US').map(
    (name) => JSON.parse(readFileSync(`locales/en_US/${name}`, 'utf8')) as object,
  ),
) as Record<string, string>

function compiled(area: string): object {
  const keys = Object.keys(
    JSON.parse(readFileSync(`generated/messages/en_US/${area}.json`, 'utf8')) as object,
  )
  const texts = Object.fromEntries(keys.map((key) => [key, english[key] ?? '']))
  return Object.fromEntries(
    Object.entries(pseudoCatalogue(texts)).map(([key, text]) => [
      key,
      parse(text, { shouldParseSkeletons: false }),
    ]),
  )
}

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
