import type { Direction } from '#src/core/stakes/outcome.ts'
import { bettingNumber } from '../areas/option/rounds.ts'
import type { Command, State } from '../areas/state.ts'
import type { Engine } from '../kernel/engine.ts'
import { recordOf } from './switches.ts'

type Exchange = Pick<Engine<State, Command>, 'view' | 'submit' | 'now'>

const DIRECTIONS: readonly Direction[] = ['rise', 'fall']
/** Rounds before the one that is bet on. */
const BACK = { betting: 0, drawing: 1 } as const

/**
 * `{symbol, stopped?: boolean, closed?: ('rise' | 'fall')[], cancel?: 'betting' | 'drawing'}`: stops the rounds of a pair,
 * closes a direction, cancels a round. What is left out goes on.
 * @throws Refusal when there is no such pair or round
 */
export async function changeOptions(engine: Exchange, body: unknown): Promise<void> {
  const { symbol, stopped = false, closed = [], cancel } = recordOf(body)
  if (typeof symbol !== 'string' || typeof stopped !== 'boolean' || !Array.isArray(closed))
    throw new RangeError('symbol, stopped and closed expected')
  if (cancel !== undefined && cancel !== 'betting' && cancel !== 'drawing')
    throw new RangeError('cancel: betting or drawing')
  const closedNow = DIRECTIONS.filter((direction) => closed.includes(direction))
  if (closedNow.length < closed.length) throw new RangeError(`closed: of ${DIRECTIONS.join(', ')}`)
  await engine.submit({ type: 'option.stop', symbol, isStopped: stopped, closed: closedNow })
  if (cancel === undefined) return
  await engine.submit({ type: 'option.cancel', symbol, round: bettingNumber(engine.now()) - BACK[cancel] })
}

/** `{symbol, stopped: boolean}`: stops second contracts on a pair, or lets them go on. */
export async function stopSecond(engine: Exchange, body: unknown): Promise<void> {
  const { symbol, stopped } = recordOf(body)
  if (typeof symbol !== 'string' || typeof stopped !== 'boolean')
    throw new RangeError('symbol and stopped expected')
  await engine.submit({ type: 'second.stop', symbol, isStopped: stopped })
}
