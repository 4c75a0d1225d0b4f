/** Reads what people write by hand (JSON, YAML), and says at which line and column it cannot be read. */
import { existsSync, readFileSync } from 'node:fs'
import { isNode, LineCounter, parse, parseDocument, YAMLParseError } from 'yaml'
import { BadInput } from '#src/core/command-line/bad-input.ts'

/** Throws BadInput `<file>:<line>:<column>: …` where the file is missing or no JSON or YAML. */
export function readSourceFile(path: string): unknown {
  if (!existsSync(path)) throw new BadInput(`${path}: no such file`)
  const text = readFileSync(path, 'utf8')
  return path.endsWith('.json') ? parseJson(path, text) : parseYaml(path, text)
}

export function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    // Where the text ends too early, the engine names no position.
    const at = /at position (\d+)/.exec(said)?.[1]
    const before = text.slice(0, at === undefined ? text.length : parseInt(at, 10)).split('\n')
    const place = `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
    throw new BadInput(`${path}:${place}: ${said.replace(/ in JSON at position.*| \(line.*/, '')}`, {
      cause: error,
    })
  }
}

function parseYaml(path: string, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    const { line, col } = error.linePos?.[0] ?? { line: 1, col: 1 }
    throw new BadInput(`${path}:${line}:${col}: ${error.message.split(/ at line|\n/)[0] ?? ''}`, {
      cause: error,
    })
  }
}

/** `<file>:<line>:<column>` of a key in a file that can be read; of the file where there is no such key. */
export function placeOfKey(path: string, keys: readonly string[]): string {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines })
  const parent = document.getIn(keys.slice(0, -1), true) as
    | { items?: readonly { key?: unknown }[] }
    | undefined
  const pair = parent?.items?.find(({ key }) => isNode(key) && String(key) === keys.at(-1))
  const node = pair?.key ?? document.getIn(keys, true)
  if (!isNode(node) || !node.range) return path
  const { line, col } = lines.linePos(node.range[0])
  return `${path}:${line}:${col}`
}
