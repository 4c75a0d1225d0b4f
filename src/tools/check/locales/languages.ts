import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

const { enum: named } = parse(readFileSync('openapi/schemas/common/Language.yaml', 'utf8')) as {
  readonly enum: readonly string[]
}

/** The interface languages (SHELL-11), as the contract names them. English is what all others follow. */
export const LANGUAGES = named

const LANGUAGE_FOLDER = /^[a-z]{2}_[A-Z]{2}$/

/** The languages that have a folder of catalogues; what else stands beside them (glossary, content) is no language. */
export function languagesOnDisk(folder = 'locales'): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && LANGUAGE_FOLDER.test(entry.name))
    .map(({ name }) => name)
    .sort()
}
