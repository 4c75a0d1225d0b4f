import type { MovableClock } from '../kernel/clock.ts'
import type { Scenario } from '../scenario.ts'

/** `{jump?: milliseconds, speed?: factor}`. @throws RangeError when time would run backwards */
export function changeClock(clock: MovableClock, body: unknown): { now: number; speed: number } {
  const { jump, speed } = recordOf(body)
  if (typeof speed === 'number') clock.setSpeed(speed)
  if (typeof jump === 'number') clock.jump(jump)
  return { now: clock.now(), speed: clock.speed() }
}

/**
 * `{latency?: milliseconds, errorRate?: 0…1, force?: {operationId: code}, malformed?: operationId[]}`; what is left out
 * becomes calm again. @throws RangeError for anything else
 */
export function changeScenario(scenario: Scenario, body: unknown): Scenario {
  const { latency = 0, errorRate = 0, force = {}, malformed = [] } = recordOf(body)
  if (typeof latency !== 'number' || !(latency >= 0 && latency <= 600_000))
    throw new RangeError('latency: 0 to 600000 ms')
  if (typeof errorRate !== 'number' || !(errorRate >= 0 && errorRate <= 1))
    throw new RangeError('errorRate: 0 to 1')
  const codes = Object.entries(recordOf(force)).map(([id, code]) => {
    if (typeof code !== 'number' || !Number.isInteger(code) || code === 0)
      throw new RangeError(`force: no code for ${id}`)
    return [id, code] as const
  })
  if (!Array.isArray(malformed) || !malformed.every((id) => typeof id === 'string'))
    throw new RangeError('malformed: a list of operations')
  return Object.assign(scenario, { latency, errorRate, force: Object.fromEntries(codes), malformed })
}

/** @throws RangeError when it is no object */
export function recordOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) throw new RangeError('an object expected')
  return { ...body }
}
