export type SnapshotTexts = {
  /** The messages of a topic at the moment that `key` names; `values` are asked for once for each. */
  texts(topic: string, key: string, values: () => readonly unknown[]): readonly string[]
  clear(): void
}

/**
 * Makes what a topic says to new subscribers once for each moment. A client may subscribe as often as it likes, and the
 * quotes of all pairs cost milliseconds in which everybody else waits.
 */
export function createSnapshotTexts(): SnapshotTexts {
  const made = new Map<string, { readonly key: string; readonly texts: readonly string[] }>()
  return {
    texts(topic, key, values) {
      const known = made.get(topic)
      if (known?.key === key) return known.texts
      const texts = values().map((value) => JSON.stringify(value))
      made.set(topic, { key, texts })
      return texts
    },
    clear: () => made.clear(),
  }
}
