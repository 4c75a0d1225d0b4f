import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { addKeywords } from '#src/contract/keywords/keywords.ts'

/** Ajv with the contract's words and formats; any document's own words are let through. */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  return addKeywords(ajv)
}
