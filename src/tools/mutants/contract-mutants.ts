/** Mutants of the contract's schemas, and of the fields of forms, each judged by the tests that read them. */
import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { calls, type Contract, readContract } from '../generate/contract.ts'
import { asObject, deriveSchema, readSource } from '../generate/forms-schema.ts'
import { buildForm } from '../generate/forms.ts'
import { apply, type Change, changesOf } from './contract-changes.ts'
import type { Mutant } from './results.ts'
import type { Files } from './overlay.ts'
import type { TestRunner } from './test-runner.ts'

/** Judges each change of one schema file, or of one form's fields. */
export async function contractMutants(file: string, { fails }: TestRunner): Promise<Mutant[]> {
  const contract = readContract('generated/contract.json')
  const forms = globSync('forms/*/form.json').map((path) => ({
    path,
    id: basename(dirname(path)),
    before: textOf(path),
  }))
  const found: Mutant[] = []
  for (const change of changesIn(file)) {
    const files = generated(contract, file, change, forms)
    found.push({
      line: change.at.join('/'),
      from: JSON.stringify(change.from),
      to: change.to === undefined ? 'gone' : JSON.stringify(change.to),
      killed: files === undefined || (await fails(files)),
    })
  }
  return found
}

function changesIn(file: string): Change[] {
  if (file.endsWith('.yaml')) return changesOf(readSource(file))
  const properties = asObject(readSource(file)['properties'], file)
  return Object.entries(properties).map(([name, from]) => ({ at: ['properties', name], from, to: undefined }))
}

const textOf = (path: string): string => JSON.stringify(deriveSchema(path))

type Form = { readonly path: string; readonly id: string; readonly before: string }

/** The generated files that a change turns into others; undefined where the generator refuses it. */
function generated(
  contract: Contract,
  file: string,
  change: Change,
  forms: readonly Form[],
): Files | undefined {
  const document = structuredClone(contract)
  const schema = document.components.schemas[basename(file, '.yaml')]
  if (schema !== undefined && file.endsWith('.yaml')) apply(schema, change)
  const undo = apply(readSource(file), change)
  try {
    const operations = new Map(calls(document).map(({ operation }) => [operation.operationId, operation]))
    const changed = forms.filter(({ path, before }) => textOf(path) !== before)
    return new Map([
      ['generated/contract.json', JSON.stringify(document)],
      ...changed.flatMap(({ id }) =>
        buildForm(id, operations).map(([name, text]): [string, string] => [
          `generated/forms/${id}/${name}`,
          text,
        ]),
      ),
    ])
  } catch {
    return undefined
  } finally {
    undo()
  }
}
