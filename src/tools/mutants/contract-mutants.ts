/** Mutants of the contract, and of the fields of forms, each judged by the tests that read them. */
import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { systemNow } from '#src/core/time/instant.ts'
import { calls, type Contract, readContract } from '../generate/contract.ts'
import { deriveSchema, readSource } from '../generate/forms-schema.ts'
import { buildForm } from '../generate/forms.ts'
import { apply } from './contract-changes.ts'
import { edit, type Edits, editsOf } from './edits.ts'
import type { Files } from './overlay.ts'
import { requestSchemas } from './request-schemas.ts'
import type { Mutant } from './results.ts'
import { testRunner } from './test-runner.ts'

/** Judges the mutants of one file after another; begins none of a further file after `end` (epoch ms). */
export async function* contractMutants(
  files: readonly string[],
  tests: readonly string[],
  end: number,
): AsyncGenerator<readonly [file: string, mutants: readonly Mutant[]]> {
  const { fails, close } = await testRunner(tests)
  const contract = readContract('generated/contract.json')
  const forms = globSync('forms/*/form.json').map((path) => ({ path, before: textOf(path) }))
  try {
    for (const file of files) {
      const mutants: Mutant[] = []
      for (const edits of editsOf(file)) {
        if (systemNow() > end) return
        const changed = generated(contract, edits, forms)
        const killed = changed === undefined || (await fails(changed, titlesOf(file, changed)))
        mutants.push({ ...described(edits), killed })
      }
      yield [file, mutants]
    }
  } finally {
    await close()
  }
}

/** Titles of the tests that a change may concern: not those that name another operation, or begin with another form. */
function titlesOf(file: string, changed: Files): RegExp {
  const schema = file.startsWith('openapi/schemas/') ? basename(file, '.yaml') : undefined
  const operations = [...requestSchemas()]
    .filter(([, names]) => schema !== undefined && !names.has(schema))
    .map(([id]) => id)
  const forms = globSync('forms/*/form.json')
    .map((path) => basename(dirname(path)))
    .filter((id) => !changed.has(`generated/forms/${id}/schema.ts`))
  const ofForm = `${oneOf(forms)} (?:> )?(?:1,000 values|each required field)`
  return new RegExp(`^(?!.*\\b${oneOf(operations)}\\b)(?!${ofForm})`)
}

/** Part of a regular expression; of no names it never matches. */
const oneOf = (names: readonly string[]): string => `(?:${names.length === 0 ? '(?!)' : names.join('|')})`

function described([{ change }]: Edits): Omit<Mutant, 'killed'> {
  return {
    line: change.at.join('/'),
    from: JSON.stringify(change.from),
    to: change.to === undefined ? 'gone' : JSON.stringify(change.to),
  }
}

const textOf = (path: string): string => JSON.stringify(deriveSchema(path))

type Form = { readonly path: string; readonly before: string }

/** The generated files that edits turn into others; undefined where the generator refuses them. */
function generated(contract: Contract, edits: Edits, forms: readonly Form[]): Files | undefined {
  const document = structuredClone(contract)
  const [{ file, change }] = edits
  const part = partOf(document, file)
  if (part !== undefined) apply(part, change)
  const undo = edit(edits)
  try {
    const operations = new Map(calls(document).map(({ operation }) => [operation.operationId, operation]))
    const changed = forms.filter(({ path, before }) => textOf(path) !== before)
    return new Map([
      ['generated/contract.json', JSON.stringify(document)],
      ...changed.flatMap(({ path }) => {
        const id = basename(dirname(path))
        return buildForm(id, operations).map(
          ([name, text]) => [`generated/forms/${id}/${name}`, text] as const,
        )
      }),
    ])
  } catch {
    return undefined
  } finally {
    undo()
  }
}

/** The part of the bundled contract that a file became; a form is none. */
function partOf(document: Contract, file: string): object | undefined {
  if (file.startsWith('openapi/schemas/')) return document.components.schemas[basename(file, '.yaml')]
  if (!file.startsWith('openapi/paths/')) return undefined
  const ids = operationsOf(readSource(file))
  return Object.values(document.paths).find((item) => !operationsOf(item).isDisjointFrom(ids))
}

const operationsOf = (pathItem: object): Set<unknown> =>
  new Set(Object.values(pathItem).map((operation: { operationId?: unknown }) => operation.operationId))
