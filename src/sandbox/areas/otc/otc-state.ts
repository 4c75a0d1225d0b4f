import type { OtcOrderEnd } from '#generated/wire/otc-order-end.ts'
import { OtcOrderStatus } from '#generated/wire/otc-order-status.ts'
import { AdSide } from '#generated/wire/ad-side.ts'
import type { Language } from '#generated/wire/language.ts'
import type { Own } from '../own.ts'
import type { PaymentRecord } from '../payments/commands.ts'

/** Coins are whole smallest units, money is whole cents of the ad's currency, times are epoch milliseconds. */
export type OtcOrder = {
  readonly sn: string
  /** Number of the ad, and how often its owner had changed it by then. */
  readonly ad: number
  readonly version: number
  /** Act of the owner of the ad. */
  readonly side: 0 | 1
  readonly owner: number
  readonly customer: number
  readonly coin: string
  readonly currency: string
  /** Of the ad's country: what computed members write in. */
  readonly language: Language
  /** For one coin. */
  readonly price: bigint
  readonly cents: bigint
  readonly units: bigint
  /** Units that the owner pays on top. */
  readonly fee: bigint
  /** Time to pay. */
  readonly minutes: number
  /** Payment methods of the seller as they were, so that nobody changes them under the buyer's hands. */
  readonly payments: readonly PaymentRecord[]
  readonly status: OtcOrderStatus
  readonly created: number
  readonly paid: number | null
  readonly appealed: number | null
  /** When it was released or cancelled. */
  readonly ended: number | null
  readonly cancelledBy: OtcOrderEnd | null
}

/** Message key of a notice. */
export type OtcNotice =
  | 'otc-notice-opened'
  | 'otc-notice-paid'
  | 'otc-notice-released'
  | 'otc-notice-cancelled'
  | 'otc-notice-timeout'
  | 'otc-notice-appealed'
  | 'otc-notice-staff-released'
  | 'otc-notice-staff-cancelled'

/** A message of a chat: what `from` wrote, or a notice of what `from` did; null where nobody did it. */
export type ChatEntry = { readonly time: number } & (
  | { readonly from: number; readonly text: string }
  | { readonly from: number | null; readonly notice: OtcNotice }
)

export type OtcState = {
  otc: {
    /** False in records of a time when trades on ads were booked at once. */
    hasBegun: boolean
    nextId: number
    readonly orders: Record<string, OtcOrder>
    /** Numbers of a member's orders that have not ended, oldest first. */
    readonly open: Record<string, string[]>
    /** Numbers of those that are finished and cancelled, by member, in the order in which they ended. */
    readonly finished: Own<string>
    readonly cancelled: Own<string>
    /** Orders on a purchase that its owner let run out, since the last one that was paid, by number of the ad. */
    readonly unpaid: Record<string, number>
    /** Messages of each order, oldest first. */
    readonly chats: Record<string, ChatEntry[]>
  }
}

export const freshOtc = (): OtcState => ({
  otc: {
    hasBegun: false,
    nextId: 1,
    orders: {},
    open: {},
    finished: {},
    cancelled: {},
    unpaid: {},
    chats: {},
  },
})

/** Returns true for an order that is neither released nor cancelled. */
export const isOpen = ({ status }: Pick<OtcOrder, 'status'>): boolean =>
  status !== OtcOrderStatus.COMPLETED && status !== OtcOrderStatus.CANCELLED

type Sides = Pick<OtcOrder, 'side' | 'owner' | 'customer'>

export const sellerOf = ({ side, owner, customer }: Sides): number =>
  side === AdSide.SELL ? owner : customer
export const buyerOf = ({ side, owner, customer }: Sides): number => (side === AdSide.SELL ? customer : owner)

/** Returns the other member of an order. */
export const otherOf = ({ owner, customer }: Sides, member: number): number =>
  member === owner ? customer : owner

/** Returns the units that an order takes out of its ad: of a sale with the owner's fee. */
export const takenBy = ({ side, units, fee }: Pick<OtcOrder, 'side' | 'units' | 'fee'>): bigint =>
  side === AdSide.SELL ? units + fee : units
