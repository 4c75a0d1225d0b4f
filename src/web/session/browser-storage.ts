/**
 * Local and session storage that never throw. Where storage is full or forbidden (private windows,
 * policies, no browser at all) a value lives in memory until the page is left.
 */
export type Area = 'local' | 'session'

/** Values that the browser's storage refused to store; null means "removed", which it may have refused too. */
const memory: Record<Area, Map<string, string | null>> = { local: new Map(), session: new Map() }

export function readText(area: Area, key: string): string | null {
  const kept = memory[area].get(key)
  if (kept !== undefined) return kept
  try {
    return storageOf(area)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Writes a text, or removes it (null). */
export function writeText(area: Area, key: string, text: string | null): void {
  memory[area].set(key, text)
  try {
    const storage = storageOf(area)
    if (storage === null) return
    // Removed first: when the new text is refused, the old one (a token, say) must not come back after a reload.
    storage.removeItem(key)
    if (text !== null) storage.setItem(key, text)
    memory[area].delete(key)
  } catch {
    // The text stays in memory.
  }
}

/** Another tab has written this key (null: any key): what memory held is out of date. */
export function clearMemory(area: Area, key: string | null): void {
  if (key === null) memory[area].clear()
  else memory[area].delete(key)
}

/** Reading the property already throws where storage is forbidden. */
function storageOf(area: Area): Storage | null {
  if (typeof window === 'undefined') return null
  return area === 'local' ? window.localStorage : window.sessionStorage
}
