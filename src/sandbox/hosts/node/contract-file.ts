import { readFileSync } from 'node:fs'
import type { ContractDocument } from '../../http/contract-checks.ts'

/** The bundled contract of this checkout. */
export function readContract(): ContractDocument {
  const file = new URL('../../../../generated/contract.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as ContractDocument
}
