import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '#generated/messages/keys.ts'
import { serverMessage } from '#src/sandbox/http/messages.ts'

type Header = { readonly name: string; readonly value: string }

/** A call with its answer, as HTTP archives write it. */
export type Entry = {
  readonly request: {
    readonly method: string
    readonly url: string
    readonly headers: readonly Header[]
    readonly postData?: { readonly mimeType: string; readonly text: string }
  }
  readonly response: {
    readonly status: number
    readonly headers: readonly Header[]
    readonly content: { readonly mimeType: string; readonly text: string }
  }
}

/** Ending of the files below Playwright's folder in which sandboxes record their calls (record-calls.ts). */
export const RECORDING = '.calls.ndjson'

/** Messages of the sandbox to calls that a test made fail. */
const MADE_TO_FAIL = languages.map((language) => serverMessage(language, 'simulated-failure'))

/** Puts what all sandboxes of a run recorded below a folder into one HTTP archive, each kind of call once. */
export function joinRecordings(folder: string, file: string): void {
  const entries = globSync(`**/*${RECORDING}`, { cwd: folder })
    .flatMap((path) => readFileSync(join(folder, path), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry)
    .filter(({ response: { content } }) => !MADE_TO_FAIL.some((message) => content.text.includes(message)))
  const kinds = new Map(entries.map((entry) => [kindOf(entry), entry]))
  writeFileSync(file, JSON.stringify({ log: { version: '1.2', entries: [...kinds.values()] } }))
}

export const kindOf = ({
  request: { method, url, postData },
  response: { status, content },
}: Entry): string =>
  JSON.stringify([method, new URL(url).pathname, new URL(url).search, postData?.text, status, content.text])
