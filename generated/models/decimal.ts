/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
export type { Decimal } from '#src/core/money/decimal.ts'
