import type { OperationId } from '#generated/operations/all.ts'
import { hashWords } from './kernel/random.ts'

/** Answers of operations without a handler: `seed` decides the answer. */
export type MockAnswers = (id: OperationId, seed: string) => Promise<unknown>

/**
 * The generated mocks, loaded when the first one is wanted. Seeded right before each draw: the same request gets the
 * same answer, whatever else runs.
 */
export const generatedMocks: MockAnswers = async (id, seed) => {
  const [{ faker }, { mocks }] = await Promise.all([
    import('@faker-js/faker'),
    import('#generated/mocks/all.ts'),
  ])
  faker.seed([...hashWords(`${id}?${seed}`)])
  faker.setDefaultRefDate('2026-11-21T00:00:00.000Z')
  return mocks[id].answer()
}
