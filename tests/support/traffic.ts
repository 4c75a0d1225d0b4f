import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '#generated/messages/keys.ts'
import { serverMessage } from '#src/sandbox/http/messages.ts'

/** Options of a browser that records the calls of the app in a test, bodies included. */
export const recordingTo = (path: string) => ({
  recordHar: { path, urlFilter: /\/api\//, content: 'embed' as const },
})

export const RECORDING = 'api.har'

type Entry = {
  /** Only what a page asked for has one. */
  readonly pageref?: string
  /** Only what came over the network has one: answers that a test made up have none. */
  readonly serverIPAddress?: string
  readonly request: {
    readonly method: string
    readonly url: string
    readonly postData?: { readonly text?: string }
  }
  readonly response: {
    readonly status: number
    readonly content: { readonly size: number; readonly text?: string }
  }
}

/** Messages of the sandbox to calls that a test made fail. */
const MADE_TO_FAIL = languages.map((language) => serverMessage(language, 'simulated-failure'))

/**
 * Puts what all tests below a folder recorded into one HTTP archive: calls that a page made and a server answered,
 * each of a kind once.
 */
export function joinRecordings(folder: string, file: string): void {
  const entries = globSync(`**/${RECORDING}`, { cwd: folder })
    .flatMap((path) => entriesOf(readFileSync(join(folder, path), 'utf8')))
    .filter(({ pageref, serverIPAddress, response }) => {
      const text = response.content.text ?? ''
      return (
        pageref !== undefined &&
        serverIPAddress !== undefined &&
        response.status > 0 &&
        // The page was left before the answer was read.
        response.content.size >= 0 &&
        !MADE_TO_FAIL.some((message) => text.includes(message))
      )
    })
  const kinds = new Map(entries.map((entry) => [kindOf(entry), entry]))
  writeFileSync(file, JSON.stringify({ log: { version: '1.2', entries: [...kinds.values()] } }))
}

const entriesOf = (har: string): readonly Entry[] =>
  (JSON.parse(har) as { log: { entries: Entry[] } }).log.entries

const kindOf = ({ request: { method, url, postData }, response: { status, content } }: Entry): string =>
  JSON.stringify([method, new URL(url).pathname, new URL(url).search, postData?.text, status, content.text])
