import { actChanges } from './act-changes.ts'
import { alsoMethod } from './also-method.ts'
import { amountUnit } from './amount-unit.ts'
import { answerEnvelope } from './answer-envelope.ts'
import { arrayBounds } from './array-bounds.ts'
import { componentName } from './component-name.ts'
import { decimalIsText } from './decimal-is-text.ts'
import { enumNames } from './enum-names.ts'
import { errorCodes } from './error-codes.ts'
import { hasExample } from './has-example.ts'
import { knownWords } from './known-words.ts'
import { noFreeFormObject } from './no-free-form-object.ts'
import { noLeakedField } from './no-leaked-field.ts'
import { noOrphanFile } from './no-orphan-file.ts'
import { noUntypedSchema } from './no-untyped-schema.ts'
import { operationEffect } from './operation-effect.ts'
import { operationId } from './operation-id.ts'
import { operationSource } from './operation-source.ts'
import { operationSummary } from './operation-summary.ts'
import { operationTag } from './operation-tag.ts'
import { optionalService } from './optional-service.ts'
import { paging } from './paging.ts'
import { propertyDescribed } from './property-described.ts'
import type { Rule } from './rule.ts'
import { secrets } from './secrets.ts'
import { timeFormat } from './time-format.ts'
import { validExample } from './valid-example.ts'
import { wordArguments } from './word-arguments.ts'

/** Every rule of the house, operations first, then schemas, then the tree of files. */
export const rules: readonly Rule[] = [
  operationId,
  operationTag,
  operationSummary,
  operationSource,
  operationEffect,
  actChanges,
  answerEnvelope,
  errorCodes,
  paging,
  secrets,
  alsoMethod,
  optionalService,
  hasExample,
  validExample,
  propertyDescribed,
  noUntypedSchema,
  noFreeFormObject,
  arrayBounds,
  decimalIsText,
  amountUnit,
  timeFormat,
  enumNames,
  knownWords,
  wordArguments,
  noLeakedField,
  componentName,
  noOrphanFile,
]
