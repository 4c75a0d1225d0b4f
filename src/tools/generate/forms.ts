/** Derives every form below forms/ from the contract: schema, validator, definition. */
import { existsSync, globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { bundleContract, calls, type ContractOperation } from './contract.ts'
import { BANNER, definitionModule, indexModule, schemaModule, VALIDATE_TYPES } from './forms-code.ts'
import { asObject, asText, deriveSchema, forgetSources, type JsonObject, readSource } from './forms-schema.ts'
import { readUi, secretsOf, shipped } from './forms-ui.ts'
import { limitsOf } from './forms-context.ts'
import { isAskedWhenShown, provePossible, proveShown } from './forms-when.ts'
import { compileValidator } from './forms-validator.ts'
import { suggestion } from './sources/nearest.ts'

/**
 * Files under generated/forms/, by their path there. Depends on forms/ and openapi/ alone.
 * Throws, naming the file, when a form points at nothing or says what no screen could show.
 */
export async function buildForms(): Promise<Map<string, string>> {
  forgetSources()
  const contract = await bundleContract()
  const operations = new Map(calls(contract).map(({ operation }) => [operation.operationId, operation]))
  const ids = globSync('forms/*/form.json')
    .map((path) => basename(dirname(path)))
    .sort()
  const files = new Map([['ids.ts', indexModule(ids)]])
  for (const id of ids) for (const [name, text] of buildForm(id, operations)) files.set(`${id}/${name}`, text)
  return files
}

/** Returns the names and texts of one form's files. */
export function buildForm(
  id: string,
  operations: ReadonlyMap<string, ContractOperation>,
): [string, string][] {
  const path = `forms/${id}/form.json`
  const source = readSource(path)
  const name = asText(source['x-operation'], `${path}: x-operation`)
  const operation = operations.get(name)
  if (operation === undefined)
    throw new BadInput(`${path}: the contract has no operation ${name}${suggestion(name, operations.keys())}`)
  if (source['$id'] !== id) throw new BadInput(`${path}: $id has to be the folder's name, ${id}`)
  const schema = deriveSchema(path)
  const uiPath = `forms/${id}/ui.json`
  const ui = readUi(uiPath, Object.keys(asObject(schema['properties'], path)))
  provePossible(uiPath, schema, ui)
  proveShown(uiPath, schema, ui)
  const limits = limitsOf(uiPath, source, schema, ui)
  const secrets = secretsOf(schema, ui, operation['x-secrets'] ?? [])
  return [
    ['schema.ts', schemaModule(id, schema, limits)],
    ['validate.js', BANNER + compiled(path, id, schema)],
    ['validate.d.ts', VALIDATE_TYPES],
    [
      'form.ts',
      definitionModule(
        id,
        operation.operationId,
        shipped(ui, (name) => isAskedWhenShown(schema, ui, name)),
        secrets,
        existsSync(`forms/${id}/rules.ts`),
      ),
    ],
  ]
}

/** Returns the compiled validator of a form; errors of the compiler name the form that they belong to. */
function compiled(path: string, id: string, schema: JsonObject): string {
  try {
    return compileValidator(id, schema)
  } catch (error) {
    throw new BadInput(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
