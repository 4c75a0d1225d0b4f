/** A message on its way: its text, and what it replaces (null: it replaces nothing, all of them are read). */
export type Letter = { readonly body: string; readonly key: string | null }

/** More than this many wait only where nobody takes them: the oldest are worth nothing then. */
const MOST = 1_000

/** Letters and those that came after them; of those that replace each other the last, at its place. */
export function joined(letters: readonly Letter[], more: readonly Letter[]): readonly Letter[] {
  const all = [...letters, ...more]
  const last = new Map(all.map(({ key }, at) => [key, at]))
  return all.filter(({ key }, at) => key === null || last.get(key) === at).slice(-MOST)
}
