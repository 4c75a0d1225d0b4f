/** What compiled validators call at run time, in place of Ajv's CommonJS helpers. */

/** Length in characters as people and JSON Schema count them: code points, not UTF-16 units. */
export function textLength(text: string): number {
  return Array.from(text).length
}

/** Whether two JSON values are the same. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))]
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && isEqual(value, right.get(key)))
  )
}
