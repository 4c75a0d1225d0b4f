import { clearMemory } from './browser-storage.ts'

/** Runs `listener` when another tab has changed one of these keys of local storage. */
export function onOtherTab(keys: readonly string[], listener: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const heard = ({ key }: StorageEvent): void => {
    if (key !== null && !keys.includes(key)) return
    clearMemory('local', key)
    listener()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
