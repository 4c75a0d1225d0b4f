import { TransactionType } from '#generated/wire/transaction-type.ts'
import { MerchantStatus } from '#generated/wire/merchant-status.ts'
import type { Context } from '../kernel/machine.ts'
import { refuseAny } from '../kernel/refusal.ts'
import { type AccountKind, move, post } from '../kernel/ledger.ts'
import { addMerchant, type Merchant } from '../areas/merchants/commands.ts'
import { addMember, findMember, type Member } from '../areas/members/members.ts'
import type { AdDraft } from '../areas/ads/ad.ts'
import { addAd, putOn } from '../areas/ads/commands.ts'
import { addPayment, type PaymentRecord } from '../areas/payments/commands.ts'
import { fileApplication } from '../areas/real-names/commands.ts'
import { scheduleCounts } from '../areas/promotion/count.ts'
import type { State } from '../areas/state.ts'

/** A member made by the sandbox itself, with whatever makes it worth logging in as. */
export type SeedCommand = {
  readonly type: 'seed.member'
  readonly member: Omit<Member, 'id' | 'createTime' | 'inviter' | 'loginCount' | 'session'>
  /** Invite code of the friend, if any. */
  readonly invite: string | null
  /** Age of the account in milliseconds. */
  readonly age: number
  readonly balances: readonly { readonly kind: AccountKind; readonly coin: string; readonly units: bigint }[]
  /** Frozen deposit of a certified merchant. */
  readonly merchant?: Merchant['deposit']
  /** Ads and trades of a merchant. */
  readonly ads?: readonly { readonly draft: AdDraft; readonly isOn: boolean }[]
  readonly trades?: number
  readonly payments?: readonly Pick<PaymentRecord, 'kind' | 'values'>[]
}

/** Wallet transaction type "manual top-up by an administrator". */
const ADMIN_RECHARGE = TransactionType.ADMIN_RECHARGE

export const seedCommands = {
  'seed.member'(
    state: State,
    { member, invite, age, balances, payments = [], merchant, ads = [], trades = 0 }: SeedCommand,
    { time }: Context,
  ) {
    const inviter = invite === null ? null : (findMember(state, 'promotionCode', invite)?.id ?? null)
    const { id } = addMember(state, {
      ...member,
      inviter,
      createTime: time - age,
      loginCount: 0,
      session: null,
    })
    scheduleCounts(state, time)
    const { name, idNumber } = member.realName
    if (name !== null && idNumber !== null)
      fileApplication(state, id, { time: time - age / 2, name, idNumber, photos: null })
    for (const payment of payments) addPayment(state, { member: id, ...payment })
    for (const { kind, coin, units } of balances) {
      const from = { owner: 'promotion', kind, coin, bucket: 'available' } as const
      const to = { owner: `m${id}`, kind, bucket: 'available' } as const
      post(state.ledger, { time: time - age, type: ADMIN_RECHARGE, entries: move(from, to, units) })
    }
    if (merchant !== undefined) {
      const status = MerchantStatus.VERIFIED
      addMerchant(state, id, { status, round: 1, deposit: merchant, reason: null }, time)
    }
    if (trades > 0) state.otcTrades[id] = trades
    for (const { draft, isOn } of ads) {
      const ad = addAd(state, id, draft, time)
      if (isOn) putOn(state, ad, { time, refuse: refuseAny })
    }
    return id
  },
}
