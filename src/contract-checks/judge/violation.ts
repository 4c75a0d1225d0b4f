/** The rules of the judge; advice.ts tells cause and fix of each. */
export const RULES = {
  'missing-field': 'a required field is missing',
  'undeclared-field': 'a field that the contract does not name',
  'wrong-type': 'a value of another type',
  null: 'null where the contract has none',
  enum: 'a value outside the enumeration',
  format: 'a decimal, time or other format is broken',
  range: 'a number, text or list is out of bounds',
  schema: 'a condition of the schema is broken',
  paging: 'the wrapper around a page has changed',
  'content-type': 'the answer has another content type',
  'not-json': 'the body is not JSON in UTF-8',
  'undocumented-status': 'an HTTP status that the contract does not name',
  'undocumented-code': 'a refusal with a code that the contract does not name',
  'operation-missing': 'the server does not know the operation',
  'works-without-token': 'the operation answers without a valid token',
  'accepts-bad-input': 'input that the contract forbids is accepted',
  'parameter-ignored': 'a parameter changes nothing',
  'always-refused': 'a valid request is always refused',
  'not-called': 'the operation was not called with success',
  'not-found-afterwards': 'what was made is not found afterwards',
  'unchanged-afterwards': 'no read that the act changes answers otherwise afterwards',
  'prerequisite-unchecked': 'a caller who lacks a prerequisite is not refused for it',
  'no-answer': 'no answer, or none that ended in time',
  'too-large': 'the answer is larger than any client reads',
  'too-slow': 'the answer takes longer than the budget',
} as const satisfies Readonly<Record<string, string>>

export type RuleId = keyof typeof RULES

/** One thing wrong with an answer. */
export type Violation = {
  /** JSON pointer into the answer's body. */
  readonly at: string
  readonly rule: RuleId
  readonly expected: string
  readonly got: string
  /** Status of the answer; where the contract writes the field depends on it. */
  readonly status?: string
  /** True where the answer is a refusal, and another branch of the schema describes it. */
  readonly refused?: boolean
}
