import { type OtcStep, OTC_STEPS } from '../areas/otc/counterparty.ts'
import type { Command, State } from '../areas/state.ts'
import type { Engine } from '../kernel/engine.ts'
import { recordOf } from './switches.ts'

type Exchange = Pick<Engine<State, Command>, 'view' | 'submit'>

/**
 * `{ad: number, all?: boolean}`: a customer opens an order on the ad now, for some of it or as much as one trade may take.
 * Returns its number; null where too little is left of the ad.
 */
export async function visitAd(engine: Exchange, body: unknown): Promise<{ readonly order: unknown }> {
  const { ad, all = false } = recordOf(body)
  return { order: await engine.submit({ type: 'ad.visitNow', id: String(ad), all: all === true }) }
}

const isStep = (value: unknown): value is OtcStep => OTC_STEPS.some((step) => step === value)

/** `{order, step: 'pay' | 'release' | 'cancel' | 'appeal' | 'say'}`: the counterparty's next step, now. @throws Refusal when it is not due */
export async function stepCounterparty(engine: Exchange, body: unknown): Promise<void> {
  const { order, step } = recordOf(body)
  if (!isStep(step)) throw new RangeError(`step: one of ${OTC_STEPS.join(', ')}`)
  await engine.submit({ type: 'otc.step', sn: String(order), step })
}

/** `{order, outcome: 'release' | 'cancel'}`: staff decides an appeal now. @throws Refusal when there is none */
export async function decideAppeal(engine: Exchange, body: unknown): Promise<void> {
  const { order, outcome } = recordOf(body)
  if (outcome !== 'release' && outcome !== 'cancel') throw new RangeError('outcome: release or cancel')
  await engine.submit({ type: 'otc.decide', sn: String(order), outcome })
}
