import type { Operation } from '#src/core/contract/operation.ts'
import { refusalsByNeed } from '#src/core/contract/needs.ts'
import {
  type Fact,
  type MemberFacts,
  type Prerequisite,
  prerequisites,
} from '#src/web/client/member-facts.ts'

export type Need = { readonly name: Prerequisite; readonly state: Fact }

/** Returns what the contract asks of a member for these operations, in order: by `security`, and `need` of `x-errors`. */
export function prerequisitesOf(operations: readonly Operation[]): readonly Prerequisite[] {
  const asked = new Set<Prerequisite>(
    operations.flatMap(({ errors }) => refusalsByNeed(errors).map(({ need }) => need)),
  )
  if (operations.some(({ secured }) => secured)) asked.add('login')
  return prerequisites.filter((name) => asked.has(name))
}

/**
 * Returns the needed prerequisites with their states, in order; null while one of them is still loading. A visitor gets
 * the log-in alone, since nothing else can be read without it.
 */
export function needsOf(need: readonly Prerequisite[], facts: MemberFacts): readonly Need[] | null {
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
