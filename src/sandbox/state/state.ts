import { type DueList, emptyDueList } from '../kernel/due.ts'
import { emptyLedger, type Ledger } from '../kernel/ledger.ts'
import type { CodeDue, Codes } from './codes.ts'
import type { InboxMessage } from './inbox.ts'
import type { Member } from './members.ts'
import { freshPayments, type PaymentState } from './payments.ts'
import { freshPhotos, type PhotoState } from './photos.ts'
import { freshRealNames, type RealNameDue, type RealNameState } from './real-names.ts'
import type { Attempts, Session, SessionDue } from './sessions.ts'

/** What falls due by itself; each area adds its own. */
export type Due = CodeDue | RealNameDue | SessionDue

/**
 * Everything the exchange knows: plain data. Records are keyed by id or by `keyOf(text)`.
 * A change of its form raises VERSION, so that an old snapshot is not taken for a new one.
 */
export type State = PaymentState &
  PhotoState &
  RealNameState & {
    readonly version: typeof VERSION
    readonly seed: string
    now: number
    due: DueList<Due>
    nextMemberId: number
    members: Record<string, Member>
    /** Member ids by what must be unique. */
    memberBy: Record<'username' | 'email' | 'phone' | 'promotionCode', Record<string, number>>
    /** By digest of the token. */
    sessions: Record<string, Session>
    attempts: Record<string, Attempts>
    codes: Codes
    inbox: InboxMessage[]
    ledger: Ledger
  }

export const VERSION = 2

export const freshState = (seed: string): State => ({
  version: VERSION,
  seed,
  now: 0,
  due: emptyDueList(),
  nextMemberId: 600_001,
  members: {},
  memberBy: { username: {}, email: {}, phone: {}, promotionCode: {} },
  sessions: {},
  attempts: {},
  codes: {},
  inbox: [],
  ledger: emptyLedger(),
  ...freshPayments(),
  ...freshPhotos(),
  ...freshRealNames(),
})

/** Key for what people type: case and width do not matter, and no name (`__proto__`) means anything to JavaScript. */
export const keyOf = (text: string): string => `@${text.normalize('NFKC').trim().toLowerCase()}`
