/** The `x-` words of the contract that stand on its root and on operations; keywords/vocabulary.ts has those of schemas. */
export const extensionWords = {
  root: ['x-context', 'x-envelope', 'x-promotion', 'x-read-groups', 'x-session-codes'],
  operation: [
    'x-source',
    'x-effect',
    'x-changes',
    'x-secrets',
    'x-errors',
    'x-paging',
    'x-also-method',
    'x-bare',
    'x-optional-service',
  ],
} as const
