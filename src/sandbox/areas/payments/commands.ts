import type { Context } from '../../kernel/machine.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import type { State } from '../state.ts'

/** What stands in one row: a text, or a picture by its number. */
export type PaymentValue = { readonly text: string } | { readonly photo: number } | null

/** A way in which a member pays and is paid. */
export type PaymentRecord = {
  readonly id: number
  readonly member: number
  /** Number of the payment type. */
  readonly kind: number
  /** Of field_1 to field_7. */
  readonly values: readonly PaymentValue[]
}

export type PaymentState = { nextPaymentId: number; payments: Record<string, PaymentRecord> }
export const freshPayments = (): PaymentState => ({ nextPaymentId: 1, payments: {} })

export type PaymentCommand =
  | (Omit<PaymentRecord, 'id'> & { readonly type: 'payment.save'; readonly id: string | null })
  | { readonly type: 'payment.remove'; readonly member: number; readonly id: string }

/** A member has at most so many. */
export const MOST_PAYMENTS = 20

export const paymentsOf = (state: State, member: number): PaymentRecord[] =>
  Object.values(state.payments).filter((record) => record.member === member)

/** @throws Refusal `record-not-found` on `id` unless it is the member's own */
export function ownPayment(
  state: State,
  member: number,
  id: string,
  refuse: Refuse<'record-not-found'>,
): PaymentRecord {
  const record = Object.hasOwn(state.payments, id) ? state.payments[id] : undefined
  return record?.member === member ? record : refuse('record-not-found')
}

/** Puts a new record down; personas have theirs from the start. */
export function addPayment(state: State, record: Omit<PaymentRecord, 'id'>): number {
  const id = state.nextPaymentId
  state.nextPaymentId = id + 1
  state.payments[id] = { id, ...record }
  return id
}

type Of<T extends PaymentCommand['type']> = Extract<PaymentCommand, { type: T }>

type SaveRefusal = 'record-not-found' | 'payment-method-limit'

export const paymentCommands = {
  'payment.save'(
    state: State,
    { id, member, kind, values }: Of<'payment.save'>,
    { refuse }: Context<SaveRefusal>,
  ) {
    if (id !== null) {
      const known = ownPayment(state, member, id, refuse)
      state.payments[id] = { id: known.id, member, kind, values }
      return known.id
    }
    if (paymentsOf(state, member).length >= MOST_PAYMENTS) refuse('payment-method-limit')
    return addPayment(state, { member, kind, values })
  },
  'payment.remove'(
    state: State,
    { member, id }: Of<'payment.remove'>,
    { refuse }: Context<'record-not-found'>,
  ) {
    delete state.payments[ownPayment(state, member, id, refuse).id]
  },
}
