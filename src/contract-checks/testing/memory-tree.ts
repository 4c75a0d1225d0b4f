import { resolve, sep } from 'node:path'
import { BaseResolver, Source } from '@redocly/openapi-core'
import type { Tree } from '../lint/tree.ts'

export type Files = Readonly<Record<string, string>>

/** A contract in memory, its files named relative to the working directory. */
export function memoryTree(files: Files, keys?: readonly string[]): Tree {
  const texts = new Map(Object.entries(files).map(([name, text]) => [resolve(name), text]))
  return {
    resolver: new MemoryResolver(texts),
    filesBelow: (folder) => [...texts.keys()].filter((file) => file.startsWith(`${resolve(folder)}${sep}`)),
    messageKeys: () => (keys === undefined ? undefined : new Set(keys)),
  }
}

class MemoryResolver extends BaseResolver {
  readonly #texts: ReadonlyMap<string, string>

  constructor(texts: ReadonlyMap<string, string>) {
    super()
    this.#texts = texts
  }

  override loadExternalRef(file: string): Promise<Source> {
    const text = this.#texts.get(file)
    return text === undefined
      ? Promise.reject(new Error(`no file ${file}`))
      : Promise.resolve(new Source(file, text))
  }
}
