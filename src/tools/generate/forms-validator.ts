/**
 * Compiles a form's schema into a validator that needs no Ajv, no eval and no CommonJS in the browser:
 * one ES module, which the content security policy accepts.
 */
import createAjvInstance from '@rjsf/validator-ajv8/lib/createAjvInstance.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { addKeywords } from '#src/core/contract/keywords/keywords.ts'
import type { JsonObject } from './forms-schema.ts'

/** Ajv's own run-time helpers, by the name that the module under src/web/forms/ gives them. */
const RUNTIME: Readonly<Record<string, string>> = {
  'ajv/dist/runtime/ucs2length': 'textLength',
}
const RUNTIME_MODULE = '#src/web/forms/validator-runtime.ts'
const REQUIRE = /const (\w+) = require\("([^"]+)"\)(?:\.(\w+))?;/g

const OPTIONS = {
  strict: true,
  verbose: false,
  allErrors: true,
  allowUnionTypes: true,
  // Rules for some cases (`then`) stand apart from the type and the list of properties that they add to.
  strictTypes: false,
  messages: false,
  code: { source: true, esm: true },
} as const

/** ES module text that exports `validators`: the function for the schema, by its `$id`. */
export function compileValidator(id: string, schema: JsonObject): string {
  // rjsf's own Ajv with our vocabulary, so that both mean the same by a schema.
  const ajv = createAjvInstance(undefined, undefined, OPTIONS, false, undefined, addKeywords)
  ajv.addSchema(schema)
  const body = standaloneCode(ajv, { part0: id })
  return `${importInsteadOfRequire(withoutUnused(body))}\nexport const validators = { ${JSON.stringify(id)}: part0 };\n`
}

/** Ajv writes each schema out, though only some rules look at it at run time. */
function withoutUnused(code: string): string {
  const [directive = '', ...statements] = code.split(
    /(?=const (?:schema|pattern|func|formats)\d+ = |function validate)/,
  )
  const isUsed = (statement: string): boolean => {
    const name = statement.match(/^const (schema\d+) = /)?.[1]
    return name === undefined || code.split(new RegExp(`\\b${name}\\b`)).length > 2
  }
  return directive.replace('"use strict";', '') + statements.filter(isUsed).join('')
}

function importInsteadOfRequire(code: string): string {
  const imports: string[] = []
  const body = code.replaceAll(REQUIRE, (_all, local: string, module: string, name?: string) => {
    const [from, exported] = source(module, name ?? 'default')
    imports.push(`import { ${exported} as ${local} } from '${from}';`)
    return ''
  })
  if (body.includes('require('))
    throw new Error('a validator asks for a module in a way that is not rewritten')
  return [...imports, body].join('\n')
}

function source(module: string, name: string): readonly [string, string] {
  const helper = RUNTIME[module]
  if (helper !== undefined) return [RUNTIME_MODULE, helper]
  if (!module.startsWith('#')) throw new Error(`a validator needs ${module}, which would not be shipped`)
  return [module, name]
}
