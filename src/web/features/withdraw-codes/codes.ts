import type { WithdrawCode } from '#generated/models/withdraw-code.ts'
import { WithdrawCodeStatus } from '#generated/models/withdraw-code-status.ts'
import type { Tone } from '#src/web/ui/primitives/badge.tsx'

/** The states that a code has for people (STATE-03). */
export const STATES = ['open', 'failed', 'completed'] as const
export type CodeState = (typeof STATES)[number]

const STATE: Readonly<Record<WithdrawCodeStatus, CodeState>> = {
  [WithdrawCodeStatus.PROCESSING]: 'open',
  [WithdrawCodeStatus.WAITING]: 'open',
  [WithdrawCodeStatus.FAIL]: 'failed',
  [WithdrawCodeStatus.SUCCESS]: 'completed',
}

export const stateOf = ({ status }: Pick<WithdrawCode, 'status'>): CodeState => STATE[status]

export const TONE: Readonly<Record<CodeState, Tone>> = { open: 'waiting', failed: 'bad', completed: 'good' }

/** The coin, which older servers send whole. */
export const unitOf = ({ coinId, coin }: Pick<WithdrawCode, 'coinId' | 'coin'>): string =>
  coinId ?? coin?.unit ?? ''

const SHOWN = 4

/** Enough of a code to know it again, and too little to redeem it. */
export const masked = (code: string): string => `${code.slice(0, SHOWN)}••••${code.slice(-SHOWN)}`

/** Newest first, whatever order a server sends, each once. */
export function newestFirst(rows: readonly WithdrawCode[]): readonly WithdrawCode[] {
  const once = new Map(rows.map((row) => [row.id, row]))
  return [...once.values()].toSorted(
    (a, b) => b.createTime - a.createTime || b.id.localeCompare(a.id, 'en', { numeric: true }),
  )
}
