import { readdirSync, readFileSync } from 'node:fs'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Page } from '@playwright/test'
import type { Language } from '#generated/messages/keys.ts'

/** Texts of the app by their keys, as ICU messages. */
export type Catalogue = Readonly<Record<string, string>>

type Manifest = Readonly<Record<string, { readonly file: string }>>

/** Returns all texts of a language. */
export function catalogueOf(language: Language): Catalogue {
  const folder = `locales/${language}`
  return Object.assign(
    {},
    ...readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as object),
  ) as Catalogue
}

/** Returns the files of the built app that hold the messages of a language, with the area of each. */
export function messageFiles(language: Language): ReadonlyMap<string, string> {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest
  return new Map(
    Object.entries(manifest).flatMap(([key, { file }]) => {
      const [, of, area] = /messages\/(\w+)\/([\w-]+)\.json$/.exec(key) ?? []
      return of === language && area !== undefined ? [[file, area] as const] : []
    }),
  )
}

/**
 * Shows pages that are in one language with other texts: each of its catalogues arrives with those instead. It uses the
 * browser's own protocol: Playwright's routes would switch its cache off.
 */
export async function setTexts(page: Page, language: Language, texts: Catalogue): Promise<void> {
  const files = messageFiles(language)
  const browser = await page.context().newCDPSession(page)
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    const area = files.get(new URL(request.url).pathname.slice(1)) ?? ''
    const body = `export default ${JSON.stringify(compiled(area, texts))}`
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'text/javascript' }],
      body: Buffer.from(body).toString('base64'),
    }
    // A page that was left does not wait for it.
    browser.send('Fetch.fulfillRequest', answer).catch(() => undefined)
  })
  await browser.send('Fetch.enable', {
    patterns: [...files.keys()].map((file) => ({ urlPattern: `*/${file}` })),
  })
}

/** Returns the texts of an area, compiled; its generated catalogue says which they are. */
function compiled(area: string, texts: Catalogue): object {
  const generated = JSON.parse(readFileSync(`generated/messages/en_US/${area}.json`, 'utf8')) as object
  return Object.fromEntries(
    Object.keys(generated).map((key) => [key, parse(texts[key] ?? '', { shouldParseSkeletons: false })]),
  )
}
