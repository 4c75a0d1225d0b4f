import type { MessageFormatElement } from 'react-intl'
import type { Area } from '#generated/messages/keys.ts'
import { createStore } from '#src/web/session/store.ts'
import { loadTogether } from '#src/web/ui/loading/chunk.ts'

export type Messages = Readonly<Record<string, MessageFormatElement[]>>

/** One small file per language and area, each loaded when a screen first needs it. */
export type Load = () => Promise<{ readonly default: Messages }>
type Catalogue = { readonly files: Readonly<Record<string, Load>> }

/** Loaders of each language's list of files, apart, so that a page loads the list of its own language only. */
const catalogues = import.meta.glob<Catalogue>('./catalogues/*.ts')

const store = createStore<Messages>({})

/** All messages loaded so far. The language holds as long as the page: choosing another one reloads it. */
export const messageStore = { get: store.get, subscribe: store.subscribe }

const loading = new Map<string, Promise<void>>()

/** Loads the messages of these areas, each once; rejects when one cannot be had, and asks again next time. */
export async function loadMessages(language: string, areas: readonly Area[]): Promise<void> {
  const catalogue = catalogues[`./catalogues/${language.toLowerCase().replace('_', '-')}.ts`]
  if (catalogue === undefined) throw new Error(`no messages in ${language}`)
  const { files } = await catalogue()
  await loadTogether(areas.map((area) => load(files, `/generated/messages/${language}/${area}.json`)))
}

function load(files: Catalogue['files'], path: string): Promise<void> {
  const known = loading.get(path)
  if (known !== undefined) return known
  const file = files[path]
  if (file === undefined) return Promise.reject(new Error(`no messages at ${path}`))
  const promise = file().then(
    ({ default: messages }) => store.set({ ...store.get(), ...messages }),
    (error: unknown) => {
      loading.delete(path)
      throw error
    },
  )
  loading.set(path, promise)
  return promise
}
