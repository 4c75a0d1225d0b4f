/**
 * Ajv for the contract's schemas.
 *
 *   createAjv(): Ajv2020        withContext(schema): the schema, with room for `$ctx`
 *
 * For Node and tests: it compiles with `new Function`. The browser gets validators that are written out
 * (`src/tools/generate/forms-validator.ts`).
 */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { addSharedKeywords } from './keywords/keywords.ts'

/** Canonical forms only; unknown words and malformed arguments throw when a schema is compiled; all errors are told. */
export const createAjv = (): Ajv2020 =>
  addSharedKeywords(
    new Ajv2020({
      strict: true,
      allErrors: true,
      allowUnionTypes: true,
      strictTypes: 'log',
      logger: { log: refuse, warn: refuse, error: refuse },
    }),
  )

/**
 * Throws for complaints that Ajv only logs (`minimum` on decimal text would be ignored in silence), but for objects put
 * together by `allOf`: their parts have the type, the whole has none of its own.
 */
function refuse(message?: unknown): void {
  if (!String(message).startsWith('strict mode: missing type "object"')) throw new Error(String(message))
}

/** An object schema that also takes `$ctx`, the reserved branch with limits known at run time only. */
export const withContext = (schema: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...schema,
  properties: { ...(schema['properties'] as object | undefined), $ctx: { type: 'object' } },
})
