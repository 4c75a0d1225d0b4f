import { useContext, useEffect, useMemo } from 'react'
import {
  getListBettingOptionRoundsQueryKey,
  getListDrawingOptionRoundsQueryKey,
  getListPastOptionRoundsQueryKey,
  listBettingOptionRounds,
  listDrawingOptionRounds,
  listPastOptionRounds,
} from '#generated/client/option/option.ts'
import type { ContractOption } from '#generated/models/contract-option.ts'
import type { ContractOptionCoin } from '#generated/models/contract-option-coin.ts'
import {
  listBettingOptionRoundsOperation,
  listDrawingOptionRoundsOperation,
  listPastOptionRoundsOperation,
  placeOptionBetOperation,
} from '#generated/operations/option.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { markStale } from '#src/web/client/stale-reads.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { useWireRead } from '../../wire-read.ts'
import { type OptionRound, roundOf } from './option-round.ts'

const BETTING = { read: listBettingOptionRounds, key: getListBettingOptionRoundsQueryKey }
const DRAWING = { read: listDrawingOptionRounds, key: getListDrawingOptionRoundsQueryKey }
const PAST = { read: listPastOptionRounds, key: getListPastOptionRoundsQueryKey }

/** Milliseconds between two reads of the stakes of others, which nothing pushes. */
const POOLS_MS = 10_000
/** Milliseconds after a turn until the rounds are read: servers turn them in the same second. */
const TURNING_MS = 400
/** Milliseconds between two reads while a server is late. */
const LATE_MS = 1_500
/** Past rounds that are shown. */
const PAST_ROUNDS = 20

export type OptionRounds = {
  /** The round that is bet on; null between two rounds and while the pair is stopped, undefined while it loads. */
  readonly betting: OptionRound | null | undefined
  /** The round that is drawn. */
  readonly drawing: OptionRound | null | undefined
  /** Newest first. */
  readonly past: readonly OptionRound[] | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => void
}

const readsOfTurn = [
  listBettingOptionRoundsOperation.id,
  listDrawingOptionRoundsOperation.id,
  listPastOptionRoundsOperation.id,
  ...(placeOptionBetOperation.changes ?? []),
]

/** Returns the rounds of a pair. They are read again when one of them turns: its betting or its drawing ends. */
export function useRounds(coin: ContractOptionCoin): OptionRounds {
  const { symbol } = coin
  const convert = (rounds: readonly ContractOption[] | undefined): readonly OptionRound[] | undefined =>
    rounds?.flatMap((round) => roundOf(round, coin) ?? [])
  const betting = useWireRead(BETTING, [{ symbol }], { select: dataOf, refetchInterval: POOLS_MS })
  const drawing = useWireRead(DRAWING, [{ symbol }], { select: dataOf })
  const past = useWireRead(PAST, [{ symbol, count: PAST_ROUNDS }], {
    select: ({ data }) => data.content,
  })
  const rounds = useMemo(
    () => ({
      betting: convert(betting.data)?.[0] ?? (betting.data && null),
      drawing: convert(drawing.data)?.[0] ?? (drawing.data && null),
      past: convert(past.data)?.toSorted((a, b) => b.number - a.number),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- `convert` depends on the pair alone
    [betting.data, drawing.data, past.data, coin],
  )
  useTurns(rounds.betting?.opens, rounds.drawing?.ends)
  const reads = [betting, drawing, past]
  return {
    ...rounds,
    error: reads.find(({ error }) => error !== null)?.error ?? null,
    isFetching: reads.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const read of reads) void read.refetch()
    },
  }
}

/** Reads the rounds again at their turns, and while the server is late. */
function useTurns(...turns: readonly (number | undefined)[]): void {
  const now = useContext(Clock)
  const next = Math.min(...turns.map((turn) => turn ?? Infinity))
  useEffect(() => {
    if (next === Infinity) return undefined
    let timer: ReturnType<typeof setTimeout>
    const wait = (): void => {
      const left = next - now()
      timer = setTimeout(
        () => {
          if (now() >= next) markStale({ changes: readsOfTurn })
          wait()
        },
        left > 0 ? left + TURNING_MS : LATE_MS,
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [next, now])
}
