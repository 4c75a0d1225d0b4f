import { answerRequired } from './answer-required.ts'
import { answerSchema } from './answer-schema.ts'
import { noUntypedSchema } from './no-untyped-schema.ts'
import { refusalTold } from './refusal-told.ts'
import { requestPossible } from './request-possible.ts'
import type { Rule } from './rule.ts'
import { validExample } from './valid-example.ts'

/** Rules for documents of any house: they find what makes checks of a server blind, and nothing of style. */
export const coreRules: readonly Rule[] = [
  answerSchema,
  answerRequired,
  refusalTold,
  requestPossible,
  validExample,
  noUntypedSchema,
]

/** Redocly's rules that find broken documents. */
export const CORE_OF_REDOCLY = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'path-parameters-defined': 'error',
  'path-declaration-must-exist': 'error',
  'no-identical-paths': 'error',
  'operation-operationId-unique': 'error',
  'operation-parameters-unique': 'error',
  'no-enum-type-mismatch': 'error',
  'no-required-schema-properties-undefined': 'error',
  'no-undefined-server-variable': 'error',
} as const
