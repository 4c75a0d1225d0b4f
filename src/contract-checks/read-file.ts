import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { isJson, type Json } from './document/place.ts'

/**
 * Reads a JSON file; a byte order mark at its beginning is skipped.
 * @throws BadInput when it cannot be read
 */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new BadInput(`cannot read ${file}: ${firstLine(error)}`, { cause: error })
  }
}

/**
 * The object that a YAML or JSON file holds; `wrong` says of a file that holds something else what it should be.
 * @throws BadInput when it cannot be read, or holds something else
 */
export function readYaml(file: string, wrong: string): Json {
  let raw: unknown
  try {
    raw = parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BadInput(`cannot read ${file}: ${firstLine(error)}`, { cause: error })
  }
  if (!isJson(raw)) throw new BadInput(`${file} is ${wrong}`)
  return raw
}

/** The parsers of YAML show the place in further lines. */
const firstLine = (error: unknown): string =>
  (String(error instanceof Error ? error.message : error).split('\n')[0] ?? '').replace(/:$/, '')
