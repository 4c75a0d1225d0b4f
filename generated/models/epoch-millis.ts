/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
export type { Instant as EpochMillis } from '#src/core/time/instant.ts'
