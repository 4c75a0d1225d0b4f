import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BaseResolver } from '@redocly/openapi-core'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { isJson } from '../document/place.ts'
import type { RuleContext } from '../rules/rule.ts'

/** Source of files: the disk in the program, a table in tests. */
export type Tree = {
  readonly resolver: BaseResolver
  readonly filesBelow: RuleContext['filesBelow']
  /** Keys of a message catalogue; undefined when there is no such file. */
  readonly messageKeys: (file: string) => ReadonlySet<string> | undefined
}

export function diskTree(): Tree {
  return {
    resolver: new BaseResolver(),
    filesBelow: (folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(ya?ml|json)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    messageKeys: (file) => (existsSync(file) ? keysOf(readFileSync(file, 'utf8'), file) : undefined),
  }
}

function keysOf(text: string, file: string): ReadonlySet<string> {
  try {
    const messages: unknown = JSON.parse(text)
    if (isJson(messages)) return new Set(Object.keys(messages))
  } catch {
    // Told below, with the name of the file.
  }
  throw new BadInput(`${file} is not a catalogue of messages: a JSON object of texts is expected`)
}
