import { execFileSync } from 'node:child_process'
import { posix, relative, resolve, sep } from 'node:path'
import { BaseResolver, Source } from '@redocly/openapi-core'

/** Runs git here; null when it says no. */
export function git(...args: readonly string[]): string | null {
  try {
    const stdio: ('ignore' | 'pipe')[] = ['ignore', 'pipe', 'ignore']
    return execFileSync('git', args, { encoding: 'utf8', stdio, maxBuffer: 1 << 28 }).trimEnd()
  } catch {
    return null
  }
}

/** The commit behind a name; null when there is none here. */
export const commitOf = (name: string): string | null =>
  name.startsWith('-')
    ? null
    : git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)

/** A path as git names it in a commit: from the top of the checkout, with slashes. */
export function pathInGit(file: string): string {
  const prefix = git('rev-parse', '--show-prefix') ?? ''
  return posix.join(prefix, relative(process.cwd(), resolve(file)).split(sep).join('/'))
}

/** Returns true when a commit has a file. */
export const hasFile = (commit: string, path: string): boolean =>
  git('cat-file', '-e', `${commit}:${path}`) !== null

/**
 * Reads files as they were in a commit. They keep the names that they have here, so that places can be compared.
 * Those beside the first that is asked for are read at once: asking git for each would take seconds.
 */
export class GitResolver extends BaseResolver {
  readonly #commit: string
  readonly #texts = new Map<string, string>()

  constructor(commit: string, folder: string) {
    super()
    this.#commit = commit
    const names = git('ls-tree', '-r', '--name-only', '--full-tree', '-z', commit, '--', `${folder}/`)
    const files = (names ?? '').split('\0').filter((name) => /\.(ya?ml|json)$/.test(name))
    for (const [name, text] of readAll(commit, files)) this.#texts.set(name, text)
  }

  override loadExternalRef(file: string): Promise<Source> {
    const name = pathInGit(file)
    const text = this.#texts.get(name) ?? git('show', `${this.#commit}:${name}`)
    return text === null
      ? Promise.reject(new Error(`${this.#commit.slice(0, 12)} has no file ${name}`))
      : Promise.resolve(new Source(file, text))
  }
}

/** Contents of files, by one call of git. */
function readAll(commit: string, files: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  if (files.length === 0) return found
  const input = files.map((name) => `${commit}:${name}\n`).join('')
  const bytes = execFileSync('git', ['cat-file', '--batch'], { input, maxBuffer: 1 << 28 })
  let at = 0
  for (const name of files) {
    const end = bytes.indexOf(0x0a, at)
    const head = bytes.toString('utf8', at, end)
    const size: unknown = JSON.parse(/^[0-9a-f]+ blob (\d+)$/.exec(head)?.[1] ?? 'null')
    at = end + 1
    if (typeof size !== 'number') continue
    found.set(name, bytes.toString('utf8', at, at + size))
    at += size + 1
  }
  return found
}
