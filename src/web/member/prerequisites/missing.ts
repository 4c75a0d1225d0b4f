/** What somebody may need before trading, funds actions and ads (VAL-33), in the order in which it is got. */
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

/** What is known of a member, from the security setting, the payment list and the merchant's status. */
export type PrerequisiteFacts = Readonly<Partial<Record<Prerequisite, PrerequisiteState>>>

export type Need = { readonly name: Prerequisite; readonly state: PrerequisiteState }

/**
 * What is needed, each with its state, in order; null while something of it is not known yet. Of a visitor
 * nothing but the log-in can be told, so it stands alone.
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
