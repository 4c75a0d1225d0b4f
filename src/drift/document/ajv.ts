import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** Ajv with the contract's own formats. */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addFormat('decimal', /^-?\d+(\.\d+)?$/)
  ajv.addFormat('gmt8', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  ajv.addFormat('epoch-ms', { type: 'number', validate: (value) => Number.isSafeInteger(value) })
  return ajv
}
