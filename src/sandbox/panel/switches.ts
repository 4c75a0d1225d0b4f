import type { MovableClock } from '../kernel/clock.ts'
import type { Scenario } from '../scenario.ts'
import { CLOCK_LIMITS, SCENARIO_LIMITS, within } from './limits.ts'

/** `{jump?: milliseconds, speed?: factor}`. @throws RangeError for anything else, as time does not run backwards */
export function changeClock(clock: MovableClock, body: unknown): { now: number; speed: number } {
  const { jump, speed } = recordOf(body)
  const factor = speed === undefined ? undefined : within('speed', speed, CLOCK_LIMITS.speed)
  const ms = jump === undefined ? undefined : within('jump', jump, CLOCK_LIMITS.jump)
  if (factor !== undefined) clock.setSpeed(factor)
  if (ms !== undefined) clock.jump(ms)
  return { now: clock.now(), speed: clock.speed() }
}

/**
 * `{latency?: milliseconds, errorRate?: 0…1, force?: {operationId: code}, malformed?: operationId[]}`; what is left out
 * becomes calm again. @throws RangeError for anything else
 */
export function changeScenario(scenario: Scenario, body: unknown): Scenario {
  const { latency = 0, errorRate = 0, force = {}, malformed = [] } = recordOf(body)
  const requested = {
    latency: within('latency', latency, SCENARIO_LIMITS.latency),
    errorRate: within('errorRate', errorRate, SCENARIO_LIMITS.errorRate),
  }
  const codes = Object.entries(recordOf(force)).map(([id, code]) => {
    if (typeof code !== 'number' || !Number.isInteger(code) || code === 0)
      throw new RangeError(`force: no code for ${id}`)
    return [id, code] as const
  })
  if (!Array.isArray(malformed) || !malformed.every((id) => typeof id === 'string'))
    throw new RangeError('malformed: a list of operations')
  return Object.assign(scenario, { ...requested, force: Object.fromEntries(codes), malformed })
}

/** @throws RangeError when it is no object */
export function recordOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) throw new RangeError('an object expected')
  return { ...body }
}
