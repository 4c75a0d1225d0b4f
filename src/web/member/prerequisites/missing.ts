/** Prerequisites of trading, funds actions and ads (VAL-33), in the order in which a member meets them. */
export const prerequisites = [
  'login',
  'realName',
  'phone',
  'fundPassword',
  'paymentMethod',
  'merchant',
] as const

export type Prerequisite = (typeof prerequisites)[number]

/** `pending`: sent and under review; `failed`: refused, can be tried again. */
export type PrerequisiteState = 'met' | 'missing' | 'pending' | 'failed'

/** States of a member's prerequisites, from the security setting, the payment list and the merchant's status. */
export type PrerequisiteFacts = Readonly<Partial<Record<Prerequisite, PrerequisiteState>>>

export type Need = { readonly name: Prerequisite; readonly state: PrerequisiteState }

/**
 * Returns the needed prerequisites with their states, in order; null while one of them is still loading. A visitor gets
 * the log-in alone, since nothing else can be read without it.
 */
export function needsOf(need: readonly Prerequisite[], facts: PrerequisiteFacts): readonly Need[] | null {
  if (need.includes('login') && facts.login !== undefined && facts.login !== 'met')
    return [{ name: 'login', state: facts.login }]
  const needs: Need[] = []
  for (const name of prerequisites) {
    if (!need.includes(name)) continue
    const state = facts[name]
    if (state === undefined) return null
    needs.push({ name, state })
  }
  return needs
}

export const isMet = ({ state }: Need): boolean => state === 'met'
