import { LineCounter, parseDocument } from 'yaml'

/**
 * Returns the keys that stand twice in an object of a JSON text, each as `<line>: the key "…" stands here again`.
 * JSON.parse takes the last of them without a word, so that the text before it is lost.
 */
export function repeatedKeys(json: string): string[] {
  const lines = new LineCounter()
  const { errors } = parseDocument(json, { lineCounter: lines, uniqueKeys: true })
  return errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos: [start] }) => {
      const key = /^"((?:[^"\\]|\\.)*)"/.exec(json.slice(start))?.[1] ?? ''
      return `${lines.linePos(start).line}: the key "${key}" stands here again`
    })
}
