import { type ComponentType, use } from 'react'
import type { Area } from '#generated/messages/keys.ts'
import { languageStore } from '#src/session/language.ts'
import { shown } from '../intl/language.ts'
import { loadMessages } from '../intl/messages.ts'
import { loadChunk } from '../routing/chunk.ts'

const failed = new Set<() => void>()

/**
 * A part of a page that is loaded when it is first shown, with the messages of these areas: for a LazyPart. React's
 * own `lazy` would keep a failure for as long as the page lives.
 */
export function loadPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  areas: readonly Area[] = [],
): ComponentType<P> {
  let part: Promise<ComponentType<P>> | undefined
  const begin = (): Promise<ComponentType<P>> => {
    const coming = loadChunk(async () => {
      const [loaded] = await Promise.all([load(), loadMessages(shown(languageStore.get()), areas)])
      return loaded
    })
    coming.catch(() =>
      failed.add(() => {
        part = undefined
      }),
    )
    return coming
  }
  return function Part(props: P) {
    part ??= begin()
    const Loaded = use(part)
    return <Loaded {...props} />
  }
}

/**
 * Lets parts that did not come be loaded anew when they are next shown. Not before their failure has been shown: React
 * draws what failed once more.
 */
export function forgetFailedParts(): void {
  for (const forget of failed) forget()
  failed.clear()
}
