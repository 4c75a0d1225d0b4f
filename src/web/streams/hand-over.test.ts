import { expect, test } from 'vitest'
import { BEAT_MS, beatNow } from '#src/core/time/beat.ts'
import { onBeat } from '#src/core/time/on-beat.ts'
import { createHandOver, type Taker } from './hand-over.ts'
import { fakeEnvironment } from './tests/fake.ts'

const NOTHING = { messages: [], gap: false }
const BEAT = new Map([
  [1, NOTHING],
  [2, NOTHING],
  [3, NOTHING],
])

function start() {
  const screen = fakeEnvironment()
  const seen: string[] = []
  const tell = (what: string) => (): void => void seen.push(`${what} ${screen.environment.now()}`)
  const takers = new Map<number, Taker>([
    [1, { topic: { name: '/candle', everyMs: 5 * BEAT_MS }, take: tell('candle') }],
    [2, { topic: { name: '/book' }, take: tell('book') }],
    [3, { topic: { name: '/price', everyMs: 3 * BEAT_MS }, take: tell('price') }],
  ])
  const handOver = createHandOver(screen.environment, tell('done'))
  return { screen, seen, takers, handOver: (batches = BEAT) => handOver(batches, takers) }
}

/** A page that takes so long for a picture has had one. */
async function startSlow() {
  const all = start()
  all.screen.pictureIn(60)
  all.handOver()
  await all.screen.pass(BEAT_MS)
  all.seen.length = 0
  return all
}

test('everything of a beat is handed over at once', async () => {
  const { screen, seen, handOver } = start()
  handOver()
  await screen.pass(BEAT_MS)
  handOver()
  expect(seen).toEqual([
    'candle 0',
    'book 0',
    'price 0',
    'done 0',
    'candle 250',
    'book 250',
    'price 250',
    'done 250',
  ])
})

test('on a slow page what comes less often follows half a beat later, until pictures are quick again', async () => {
  const { screen, seen, handOver } = await startSlow()
  screen.pictureIn(30)
  handOver()
  await screen.pass(BEAT_MS)
  expect(seen.splice(0)).toEqual(['book 250', 'candle 375', 'price 375', 'done 375'])
  screen.pictureIn(20)
  handOver()
  await screen.pass(BEAT_MS)
  expect(seen.splice(0)).toEqual(['book 500', 'candle 625', 'price 625', 'done 625'])
  handOver()
  expect(seen).toEqual(['candle 750', 'book 750', 'price 750', 'done 750'])
})

test('callbacks that wait for a beat run with its live data, on a slow page after their picture', async () => {
  let runs = 0
  const wait = () => onBeat(beatNow(), () => (runs += 1))
  const quick = start()
  wait()
  quick.handOver()
  expect(runs).toBe(1)
  const slow = await startSlow()
  const cancel = wait()
  slow.handOver()
  expect(runs).toBe(1)
  cancel()
})

test('on a slow page prices that come alone are not held up', async () => {
  const { seen, handOver } = await startSlow()
  handOver(new Map([[3, NOTHING]]))
  expect(seen).toEqual(['price 250', 'done 250'])
})

test('a hidden tab waits for one picture, however many beats come', async () => {
  const { screen, handOver } = start()
  screen.pictureIn(Infinity)
  for (let beats = 0; beats < 5; beats += 1) {
    handOver()
    await screen.pass(BEAT_MS)
  }
  expect(screen.waiting()).toBe(1)
})

test('a topic that is unsubscribed before the second half gets nothing', async () => {
  const { screen, seen, takers, handOver } = await startSlow()
  handOver()
  takers.delete(1)
  await screen.pass(BEAT_MS)
  expect(seen).toEqual(['book 250', 'price 375', 'done 375'])
})
