import { expect, test } from 'vitest'
import { FRAME_MS, fakeEnvironment } from '#src/web/streams/tests/fake.ts'
import { createDrawing } from './drawing.ts'

/** A chart in a page that takes so many milliseconds for a picture, and has had one. */
async function start(pictureMs: number) {
  const screen = fakeEnvironment()
  screen.pictureIn(pictureMs)
  const drawing = createDrawing(screen.environment)
  drawing(() => {})
  await screen.pass(100)
  const drawn: string[] = []
  const draw = (price: string) => drawing(() => void drawn.push(`${price} ${screen.environment.now()}`))
  return { screen, drawn, draw }
}

test('FEAT-12.a the chart is drawn in the picture of the ticker', async () => {
  const { drawn, draw } = await start(20)
  draw('100')
  draw('101')
  expect(drawn).toEqual(['100 100', '101 100'])
})

test('on a slow page the chart is drawn one frame later, until its pictures are quick again', async () => {
  const { screen, drawn, draw } = await start(60)
  draw('100')
  expect(drawn).toEqual([])
  screen.pictureIn(20)
  await screen.pass(50)
  expect(drawn).toEqual([`100 ${100 + FRAME_MS}`])
  draw('101')
  expect(drawn.slice(1)).toEqual(['101 150'])
})

test('on a slow page a price that is overtaken before the frame is not drawn, and the newer one in that frame', async () => {
  const { screen, drawn, draw } = await start(60)
  draw('100')
  await screen.pass(FRAME_MS - 1)
  draw('101')
  await screen.pass(50)
  expect(drawn).toEqual([`101 ${100 + FRAME_MS}`])
})
