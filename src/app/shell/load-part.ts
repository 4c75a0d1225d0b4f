import { type ComponentType, lazy } from 'react'
import type { Area } from '#generated/messages/keys.ts'
import { languageStore } from '#src/session/language.ts'
import { shown } from '../intl/language.ts'
import { loadMessages } from '../intl/messages.ts'
import { loadChunk } from '../routing/chunk.ts'

/** A part of a page that is loaded when it is first shown, with the messages of these areas: for a LazyPart. */
export const loadPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  areas: readonly Area[] = [],
) =>
  lazy(() =>
    loadChunk(async () => {
      const messages = loadMessages(shown(languageStore.get()), areas)
      const [part] = await Promise.all([load(), messages])
      return { default: part }
    }),
  )
