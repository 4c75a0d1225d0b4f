import type { Need } from '#src/core/contract/needs.ts'
import { isMerchant } from '../merchants/commands.ts'
import { paymentsOf } from '../payments/commands.ts'
import type { State } from '../state.ts'
import type { Member } from './members.ts'

/** Whether a member has what an operation asks for. */
export const hasNeed: Readonly<Record<Need, (state: State, member: Member) => boolean>> = {
  'real-name': (_state, { realName }) => realName.state === 'verified',
  phone: (_state, { phone }) => phone !== null,
  email: (_state, { email }) => email !== null,
  'fund-password': (_state, { fundPassword }) => fundPassword !== null,
  'payment-method': (state, { id }) => paymentsOf(state, id).length > 0,
  merchant: (state, { id }) => isMerchant(state, id),
}
