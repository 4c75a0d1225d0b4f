import type { RealNameValue } from '#generated/forms/real-name/schema.ts'
import type { RuleViolation } from '#src/web/forms/definition.ts'
import { isIdNumber } from './id-number.ts'

/** Checks that an ID number has the format of its country (VAL-09). */
export function check({ country, idCard }: Partial<RealNameValue>): readonly RuleViolation[] {
  if (country === undefined || idCard === undefined || isIdNumber(country, idCard)) return []
  return [{ field: 'idCard', rule: 'id-number' }]
}
