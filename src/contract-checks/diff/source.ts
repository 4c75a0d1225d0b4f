import { existsSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { BaseResolver } from '@redocly/openapi-core'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { diskTree } from '../lint/tree.ts'
import { commitOf, git, GitResolver, hasFile, pathInGit } from './git.ts'

/** One side of a comparison. */
export type Side = {
  /** As people name it. */
  readonly label: string
  readonly file: string
  readonly resolver: BaseResolver
  /** Returns true when this side has a file. */
  readonly has: (file: string) => boolean
}

const ROOTS = ['openapi.yaml', 'openapi.yml', 'openapi.json']

/**
 * A file, a folder, or a git ref (`main`, `HEAD~3`, `main:api/openapi.yaml`); a ref without a path means
 * `contract`.
 * @throws BadInput when it is none of them
 */
export function sideOf(text: string, contract: string): Side {
  if (existsSync(text)) {
    const file = statSync(text).isDirectory() ? rootIn(text) : text
    return { label: text, file, resolver: diskTree().resolver, has: existsSync }
  }
  const colon = text.indexOf(':')
  const [ref, path] = colon < 0 ? [text, undefined] : [text.slice(0, colon), text.slice(colon + 1)]
  const commit = ref === '' ? null : commitOf(ref)
  if (commit === null) throw new BadInput(nowhere(text, ref))
  return sideAt(commit, text, path ?? pathInGit(contract))
}

/** The contract as it was in a commit; `path` counts from the top of the checkout. */
export function sideAt(commit: string, label: string, path: string): Side {
  if (!hasFile(commit, path))
    throw new BadInput(`${label} has no file ${path}; name the document there, e.g. main:api/openapi.yaml`)
  const up = git('rev-parse', '--show-cdup') ?? ''
  return {
    label,
    file: join(up, path),
    resolver: new GitResolver(commit, posix.dirname(path)),
    has: (file) => hasFile(commit, pathInGit(file)),
  }
}

function rootIn(folder: string): string {
  const file = [...ROOTS, ...ROOTS.map((name) => `openapi/${name}`)]
    .map((name) => join(folder, name))
    .find(existsSync)
  if (file === undefined)
    throw new BadInput(`${folder} has no ${ROOTS.join(' or ')}; name the document itself`)
  return file
}

function nowhere(text: string, ref: string): string {
  if (git('rev-parse', '--git-dir') === null)
    return `there is no file ${text}, and this is no git checkout; name an OpenAPI document`
  return git('rev-parse', '--is-shallow-repository') === 'true'
    ? `there is no file ${text}, and git does not know ${ref} here: the clone is shallow; git fetch --unshallow, then again`
    : `there is no file ${text}, and git does not know ${ref}; name a file, a folder or a git ref`
}
