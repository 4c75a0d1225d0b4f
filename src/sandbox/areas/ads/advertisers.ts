import type { Refuse } from '../../kernel/refusal.ts'
import type { Member } from '../members/members.ts'
import { isMerchant } from '../merchants/commands.ts'
import { paymentsOf } from '../payments/commands.ts'
import type { State } from '../state.ts'

type AdvertiserRefusal =
  | 'no-realname'
  | 'not-bind-phone'
  | 'no-set-jypassword'
  | 'no-payment-method'
  | 'no-business'

/**
 * VAL-33: what somebody needs before posting an ad, in the order in which it is got. Each refusal names what is missing.
 * @throws Refusal `no-realname`, `not-bind-phone`, `no-set-jypassword`, `no-payment-method` or `no-business`
 */
export function checkAdvertiser(
  state: State,
  { id, realName, phone, fundPassword }: Member,
  refuse: Refuse<AdvertiserRefusal>,
): void {
  if (realName.state !== 'verified') refuse('no-realname')
  if (phone === null) refuse('not-bind-phone')
  if (fundPassword === null) refuse('no-set-jypassword')
  if (paymentsOf(state, id).length === 0) refuse('no-payment-method')
  if (!isMerchant(state, id)) refuse('no-business')
}
