import type { Command, State } from '../areas/state.ts'
import type { Engine } from '../kernel/engine.ts'
import { recordOf } from './switches.ts'

/**
 * `{kind: 'savings' | 'recurring', product, stopped: boolean}`: takes a product off offer, or puts it back.
 * @throws Refusal when there is no such product
 */
export async function stopProduct(
  engine: Pick<Engine<State, Command>, 'submit'>,
  body: unknown,
): Promise<void> {
  const { kind, product, stopped } = recordOf(body)
  if ((kind !== 'savings' && kind !== 'recurring') || typeof product !== 'number')
    throw new RangeError('kind and product expected')
  if (typeof stopped !== 'boolean') throw new RangeError('stopped expected')
  await engine.submit({ type: 'earn.stop', kind, product, isStopped: stopped })
}
