/** Derives every form below forms/ from the contract: schema, validator, definition. */
import { existsSync, globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { bundleContract, calls, type ContractOperation } from './contract.ts'
import { BANNER, definitionModule, indexModule, schemaModule, VALIDATE_TYPES } from './forms-code.ts'
import { asObject, asText, deriveSchema, forgetSources, readSource } from './forms-schema.ts'
import { readUi, secretsOf } from './forms-ui.ts'
import { compileValidator } from './forms-validator.ts'

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

function buildForm(id: string, operations: ReadonlyMap<string, ContractOperation>): [string, string][] {
  const path = `forms/${id}/form.json`
  const source = readSource(path)
  const name = asText(source['x-operation'], `${path}: x-operation`)
  const operation = operations.get(name)
  if (operation === undefined) throw new Error(`${path}: the contract has no operation ${name}`)
  if (source['$id'] !== id) throw new Error(`${path}: $id has to be the folder's name, ${id}`)
  const schema = deriveSchema(path)
  const ui = readUi(`forms/${id}/ui.json`, Object.keys(asObject(schema['properties'], path)))
  const secrets = secretsOf(schema, ui, operation['x-secrets'] ?? [])
  return [
    ['schema.ts', schemaModule(id, schema)],
    ['validate.js', BANNER + compileValidator(id, schema)],
    ['validate.d.ts', VALIDATE_TYPES],
    ['form.ts', definitionModule(id, operation.operationId, ui, secrets, existsSync(`forms/${id}/rules.ts`))],
  ]
}
