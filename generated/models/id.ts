/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
export type { Id } from '#src/core/contract/id.ts'
