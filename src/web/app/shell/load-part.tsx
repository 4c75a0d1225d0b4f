import type { ComponentType } from 'react'
import type { Area } from '#generated/messages/keys.ts'
import { languageStore } from '#src/web/session/language.ts'
import { loadTogether } from '#src/web/ui/loading/chunk.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { shown } from '../intl/language.ts'
import { loadMessages } from '../intl/messages.ts'

/** A part of a page that is loaded when it is first shown, with the messages of these areas: for a LazyPart. */
export const loadPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  areas: readonly Area[] = [],
): ComponentType<P> =>
  lazyChunk(async () => {
    const [part] = await loadTogether([load(), loadMessages(shown(languageStore.get()), areas)])
    return part
  })
