import { ActivityStep } from '#generated/wire/activity-step.ts'
import type { Command, State } from '../areas/state.ts'
import type { Engine } from '../kernel/engine.ts'
import { recordOf } from './switches.ts'

const STEPS = Object.values(ActivityStep)

/**
 * `{id, step}` moves an activity of the lab on to a later phase (1 ongoing, 2 distributing, 3 completed), `{id, cancel:
 * true}` cancels it.
 * @throws Refusal when there is no such activity, or it is past that phase
 */
export async function operateActivity(
  engine: Pick<Engine<State, Command>, 'submit'>,
  body: unknown,
): Promise<void> {
  const { id, step, cancel } = recordOf(body)
  if (typeof id !== 'number') throw new RangeError('id expected')
  if (cancel === true) {
    await engine.submit({ type: 'lab.cancel', activity: id })
    return
  }
  const known = STEPS.find((each) => each === step)
  if (known === undefined) throw new RangeError('step or cancel expected')
  await engine.submit({ type: 'lab.step', activity: id, step: known })
}
