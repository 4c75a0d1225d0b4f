/**
 * What a member must have before an operation: an entry of `x-errors` says with `need` which of these its refusal is
 * about. Log-in is no need: `security` says it.
 */
export const needs = ['real-name', 'phone', 'email', 'fund-password', 'payment-method', 'merchant'] as const

export type Need = (typeof needs)[number]
