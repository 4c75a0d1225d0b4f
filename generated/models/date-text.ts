/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
export type { DateText } from '#src/core/time/day.ts'
