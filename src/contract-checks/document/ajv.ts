import { Ajv2020 } from 'ajv/dist/2020.js'
import plugin, { type FormatsPlugin } from 'ajv-formats'
import { addSharedKeywords } from '#src/core/contract/keywords/keywords.ts'

/** The package is CommonJS: Node hands over its exports, of which the plugin is the default. */
const addFormats = plugin as unknown as { readonly default: FormatsPlugin }

/** Ajv with the contract's words and formats; words and formats of other documents are let through. */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false, multipleOfPrecision: 8 })
  addFormats.default(ajv)
  return addSharedKeywords(ajv)
}
