import type { RuleId } from './violation.ts'

/** Usual reason why a rule of the judge is broken, and the advice to fix it. */
export const ADVICE: Readonly<Record<RuleId, { readonly cause: string; readonly fix: string }>> = {
  'missing-field': {
    cause: 'A required field is not there; or it has another name, which is then told.',
    fix: 'Send it, or take it out of `required`.',
  },
  'undeclared-field': {
    cause: 'The answer has a field that the contract does not name. Clients cannot know it.',
    fix: 'Describe it, or stop sending it.',
  },
  'wrong-type': {
    cause: 'Another JSON type, often a number where decimals are text.',
    fix: 'Send the type of the contract.',
  },
  null: { cause: 'Null where the contract has no null.', fix: 'Send a value, or allow null.' },
  enum: {
    cause: 'A constant that the contract does not list.',
    fix: 'Add it with its meaning, or send a known one.',
  },
  format: { cause: 'A decimal, time or pattern is broken.', fix: 'Send the named format.' },
  range: { cause: 'A number, text or list is outside its limits.', fix: 'Keep the limits, or widen them.' },
  schema: {
    cause:
      'A condition that several values keep together: `oneOf`, `not`, `contains`, `dependentRequired` and the like.',
    fix: 'Keep the condition, or loosen it.',
  },
  paging: {
    cause:
      'Rows or their number are not where `x-paging` or the schema says, or the number is that of the page.',
    fix: 'Keep one wrapper for all pages.',
  },
  'content-type': { cause: 'Another content type than documented.', fix: 'Set the header.' },
  'not-json': {
    cause: 'The body is cut off, nested without end, or not UTF-8.',
    fix: 'Send whole JSON in UTF-8.',
  },
  'undocumented-status': {
    cause: 'An HTTP status that the contract does not name; a redirect counts.',
    fix: 'Document it, or answer with the envelope.',
  },
  'undocumented-code': {
    cause: 'A refusal with a code that neither the operation nor the session names.',
    fix: 'Add it to `x-errors`.',
  },
  'operation-missing': {
    cause: '404 or 405: the server does not know the operation.',
    fix: 'Route it, or take it out of the contract.',
  },
  'works-without-token': {
    cause: 'Success without a token, or with one that nobody issued.',
    fix: 'Check the session before anything else.',
  },
  'accepts-bad-input': {
    cause: 'Success for an input that the contract forbids.',
    fix: 'Check the field, or loosen the contract.',
  },
  'parameter-ignored': {
    cause: 'Page size, page number, a filter, a key or a span of days changes nothing.',
    fix: 'Honour them.',
  },
  'always-refused': {
    cause: 'No request that keeps the contract succeeds, and nothing that the contract names is in its way.',
    fix: 'Take what the contract allows, or say there what else is needed.',
  },
  'not-called': {
    cause: 'With `--require-all`: the operation was left out, or never succeeded; the reason is told.',
    fix: 'Name `values`, a log-in or an inbox in the configuration, or give an example; or `ignore` it.',
  },
  'not-found-afterwards': {
    cause: 'Made with success, but no list of such things has changed.',
    fix: 'Keep it, or refuse it.',
  },
  'unchanged-afterwards': {
    cause:
      'Success, and none of the reads that show it answers otherwise: nothing was done, or reads are cached.',
    fix: 'Do it before the answer, or name the reads that it changes.',
  },
  'prerequisite-unchecked': {
    cause: 'An account without what the operation needs is taken, or refused with another code.',
    fix: 'Check prerequisites first, and refuse with the code of that `need` in `x-errors`.',
  },
  'no-answer': {
    cause: 'The line broke, or the answer did not end in time.',
    fix: "Look at the server's log.",
  },
  'too-large': { cause: 'More than 4 MB.', fix: 'Page the list.' },
  'too-slow': { cause: 'Slower than `latency` every time.', fix: 'Make it faster, or raise the budget.' },
}
