import { expect, test } from 'vitest'
import { BEAT_MS } from '#src/core/time/beat.ts'
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
    'candle 200',
    'book 200',
    'price 200',
    'done 200',
  ])
})

test('on a slow page what comes less often follows half a beat later, until pictures are quick again', async () => {
  const { screen, seen, handOver } = await startSlow()
  screen.pictureIn(30)
  handOver()
  await screen.pass(BEAT_MS)
  expect(seen.splice(0)).toEqual(['book 200', 'candle 300', 'price 300', 'done 300'])
  screen.pictureIn(20)
  handOver()
  await screen.pass(BEAT_MS)
  expect(seen.splice(0)).toEqual(['book 400', 'candle 500', 'price 500', 'done 500'])
  handOver()
  expect(seen).toEqual(['candle 600', 'book 600', 'price 600', 'done 600'])
})

test('on a slow page prices that come alone are not held up', async () => {
  const { seen, handOver } = await startSlow()
  handOver(new Map([[3, NOTHING]]))
  expect(seen).toEqual(['price 200', 'done 200'])
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
  expect(seen).toEqual(['book 200', 'price 300', 'done 300'])
})
