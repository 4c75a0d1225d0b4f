/** Run-time helpers of compiled validators, in place of Ajv's CommonJS ones. */

/** Length in characters as people and JSON Schema count them: code points, not UTF-16 units. */
export function textLength(text: string): number {
  return Array.from(text).length
}
