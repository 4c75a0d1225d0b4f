import { operations } from '#generated/operations/all.ts'
import type { OperationNeeds } from '#generated/operations/types.ts'
import { type Need, refusalsByNeed } from '#src/core/contract/needs.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { isMerchant } from '../merchants/status.ts'
import { paymentsOf } from '../payments/commands.ts'
import type { State } from '../state.ts'
import type { Member } from './members.ts'

/** Checks for each need: true while the member has it. */
const hasNeed: Readonly<Record<Need, (state: State, member: Member) => boolean>> = {
  'real-name': (_state, { realName }) => realName.state === 'verified',
  phone: (_state, { phone }) => phone !== null,
  email: (_state, { email }) => email !== null,
  'fund-password': (_state, { fundPassword }) => fundPassword !== null,
  'payment-method': (state, { id }) => paymentsOf(state, id).length > 0,
  merchant: (state, { id }) => isMerchant(state, id),
}

/** Refuses as the operation's `x-errors` say (`need`) for the first prerequisite that the member lacks. */
export function checkNeeds(
  { errors }: Operation,
  state: State,
  member: Member,
  refuse: Refuse<string>,
): void {
  for (const { need, key, field } of refusalsByNeed(errors))
    if (!hasNeed[need](state, member)) refuse(key, field)
}

/** The same, for a command that one operation gives. A member whom nobody knows lacks nothing. */
export function requireNeeds<Id extends keyof OperationNeeds>(
  id: Id,
  state: State,
  member: number,
  refuse: Refuse<OperationNeeds[Id]>,
): void {
  const known = state.members[member]
  // The keys are those of the operation's row.
  if (known !== undefined) checkNeeds(operations[id], state, known, refuse as Refuse<string>)
}
