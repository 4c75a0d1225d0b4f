/**
 * Prerequisites of a member for operations: an entry of `x-errors` says with `need` which of these its refusal is
 * about. Log-in is no need: `security` says it.
 */
export const needs = ['real-name', 'phone', 'email', 'fund-password', 'payment-method', 'merchant'] as const

export type Need = (typeof needs)[number]

/**
 * The refusals of an operation (its `x-errors`) for what a member lacks, one for each need, in the order in which needs
 * are asked for.
 */
export function refusalsByNeed<Entry extends { readonly need?: Need }>(
  errors: readonly Entry[] = [],
): (Entry & { readonly need: Need })[] {
  return needs.flatMap((need) => {
    const entry = errors.find((error) => error.need === need)
    return entry === undefined ? [] : [{ ...entry, need }]
  })
}
