import type { Area } from '#generated/messages/keys.ts'
import { languageStore } from '#src/web/session/language.ts'
import { loadTogether } from '#src/web/ui/loading/chunk.ts'
import { displayedLanguage } from './language.ts'
import { loadMessages } from './messages.ts'

/**
 * A module that is on its way, once the messages of these areas have come too. The build calls it around each import on
 * demand of the app, with the areas that the imported modules name (src/tools/build/messages/plugin.ts).
 */
export async function withMessages<T>(module: Promise<T>, areas: readonly Area[]): Promise<T> {
  const [loaded] = await loadTogether([module, loadMessages(displayedLanguage(languageStore.get()), areas)])
  return loaded
}
