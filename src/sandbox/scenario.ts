import type { Language } from '#generated/wire/language.ts'
import { failure, respond } from './http/envelope.ts'
import { serverMessage } from './http/messages.ts'

/** Disturbances of the exchange that a tester can switch on; not part of its state. */
export type Scenario = {
  /** Milliseconds before every answer. */
  latency: number
  /** Share of calls, 0 to 1, that fail as if the server were down. */
  errorRate: number
  /** Code that an operation answers with, by operationId, whatever was asked. */
  force: Record<string, number>
  /** Operations, by operationId, whose answers are not what the contract says. */
  malformed: readonly string[]
}

export const defaultScenario = (): Scenario => ({ latency: 0, errorRate: 0, force: {}, malformed: [] })

/** The answer that the scenario wants instead of the real one, if any. */
export async function applyScenario(
  scenario: Scenario,
  { id, language, draw }: { readonly id: string; readonly language: Language; readonly draw: () => number },
): Promise<Response | undefined> {
  if (scenario.latency > 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, scenario.latency)
    })
  }
  const message = serverMessage(language, 'simulated-failure')
  if (scenario.errorRate > 0 && draw() < scenario.errorRate) return respond(failure(503, message), 503)
  if (scenario.malformed.includes(id)) return nonsense(message)
  const forced = Object.hasOwn(scenario.force, id) ? scenario.force[id] : undefined
  return forced === undefined ? undefined : respond(failure(forced, message))
}

/** JSON, but nothing that any operation answers with. */
const nonsense = (message: string): Response =>
  Response.json(
    { code: 'NaN', message, data: 'NaN', bid: 7, ask: [{}] },
    { headers: { 'cache-control': 'no-store' } },
  )
