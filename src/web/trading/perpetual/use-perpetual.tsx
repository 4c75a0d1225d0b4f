import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { pageBeats } from '#src/core/time/on-beat.ts'
import type { Holdings, MarkOf, Standing } from './holdings.ts'
import type { Perpetual } from './perpetual.ts'
import { useHoldingsOf } from './use-holdings-of.ts'
import { createStandingBeat, type StandingBeat } from './standing-beat.ts'

type Given = {
  readonly perpetual: Perpetual
  readonly beat: StandingBeat
  readonly holdings: Holdings | null
}

const PerpetualContext = createContext<Given | null>(null)

type PerpetualProviderProps = { readonly perpetual: Perpetual; readonly children: ReactNode }

/** Provides a kind of perpetual contracts, and the standing of the member's account, to the parts below. */
export function PerpetualProvider({ perpetual, children }: PerpetualProviderProps) {
  const { marks, math } = perpetual
  const beat = useMemo(() => createStandingBeat(marks, math, pageBeats), [marks, math])
  const { holdings, prices } = useHoldingsOf(perpetual)
  useEffect(() => beat.setPrices(prices), [beat, prices])
  useEffect(() => beat.hold(holdings), [beat, holdings])
  useEffect(() => beat.start(), [beat])
  const given = useMemo(() => ({ perpetual, beat, holdings }), [perpetual, beat, holdings])
  return <PerpetualContext value={given}>{children}</PerpetualContext>
}

function useGiven(): Given {
  const found = useContext(PerpetualContext)
  if (found === null) throw new Error('no perpetual is given to this part (PerpetualProvider)')
  return found
}

/** Returns the kind of contracts. @throws Error outside of a PerpetualProvider */
export const usePerpetual = (): Perpetual => useGiven().perpetual

/** Returns what the member holds; null while it loads. */
export const useHoldings = (): Holdings | null => useGiven().holdings

/** Returns the mark price of a contract: the pushed one, or else the one that came with the positions. */
export const useMarkOf = (): MarkOf => useGiven().beat.markOf

/** Returns the standing of the account outside React, for texts that are painted. */
export const useStandingBeat = (): StandingBeat => useGiven().beat

/** Returns the standing of the account; renders again with each judgement, so for dialogs only. */
export function useStanding(): Standing | null {
  const beat = useStandingBeat()
  return useSyncExternalStore(beat.subscribe, beat.get, beat.get)
}
