/** The words that the files below openapi/ and forms/ may use. */
import { extensionWords } from '#src/core/contract/extension-words.ts'
import { annotations, constraints } from '#src/core/contract/keywords/vocabulary.ts'

/** Words of a schema whose value is a schema, a list of schemas, or schemas by name. */
export const ONE_SCHEMA = new Set([
  'items',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'contentSchema',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
])
export const SCHEMA_LIST = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
export const SCHEMA_MAP = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas'])

/** JSON Schema 2020-12 as far as the contract may use it, what OpenAPI adds, and the contract's own words. */
export const SCHEMA_WORDS: ReadonlySet<string> = new Set([
  ...ONE_SCHEMA,
  ...SCHEMA_LIST,
  ...SCHEMA_MAP,
  '$id',
  '$ref',
  '$schema',
  '$comment',
  'title',
  'description',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'example',
  'examples',
  'type',
  'enum',
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minContains',
  'maxContains',
  'required',
  'minProperties',
  'maxProperties',
  'dependentRequired',
  'contentEncoding',
  'contentMediaType',
  'discriminator',
  'externalDocs',
  'xml',
  ...Object.keys(constraints),
  ...Object.keys(annotations),
])

/** Words that an operation may have. */
export const OPERATION_WORDS: ReadonlySet<string> = new Set([
  'operationId',
  'tags',
  'summary',
  'description',
  'deprecated',
  'externalDocs',
  'security',
  'parameters',
  'requestBody',
  'responses',
  ...extensionWords.operation,
])

/** Words of form.json beside those of a schema. */
export const FORM_WORDS: ReadonlySet<string> = new Set([...SCHEMA_WORDS, 'x-operation', 'x-context'])

/** Kind of limit that each word takes from `$ctx`. */
export const CONTEXT_KINDS: Readonly<Record<string, string>> = {
  'x-decimal-places': 'places',
  'x-pattern': 'pattern',
}
