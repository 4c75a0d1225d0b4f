import { expect, test } from 'vitest'
import { fromUnits, toText } from '#src/core/money/decimal.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { gapOf } from './slider-puzzle.ts'

const ASKED = { username: 'ada@example.org', type: 'register' }

test('a slider puzzle is solved by the place of its gap, within two minutes', async () => {
  const box = await testSandbox()
  const puzzle = await box.call('/uc/getYZMPic', ASKED)
  expect(puzzle.data).toMatchObject({ backgroundImage: expect.stringMatching(/^data:image\/svg/) as string })
  const code = gapOf('test', ASKED, box.clock.now())
  const ticket = expect.stringMatching(/^\d{6}$/) as string
  expect(await box.call('/uc/checkYZMPic', { ...ASKED, code })).toMatchObject({ code: 0, data: ticket })
  box.clock.jump(60_000)
  expect((await box.call('/uc/checkYZMPic', { ...ASKED, code })).code).toBe(0)
  box.clock.jump(120_000)
  expect(await box.call('/uc/checkYZMPic', { ...ASKED, code })).toMatchObject({
    code: 500,
    errors: [{ field: 'code', key: 'geetest-fail' }],
  })
})

test('a piece that lies beside the gap solves nothing, and each asker has a puzzle of their own', async () => {
  const box = await testSandbox()
  const now = box.clock.now()
  const gap = gapOf('test', ASKED, now)
  const wrong = gap.startsWith('0.2') ? '0.9' : '0.1'
  expect((await box.call('/uc/checkYZMPic', { ...ASKED, code: wrong })).errors).toEqual([
    { field: 'code', key: 'geetest-fail' },
  ])
  const others = ['bob', 'eve', 'mia'].map((username) => gapOf('test', { ...ASKED, username }, now))
  expect(new Set([gap, ...others]).size).toBeGreaterThan(2)
})

/** The drawing of a picture's address. */
const drawn = (address: string): string => atob(address.replace(/^data:image\/svg\+xml;base64,/, ''))

test('a slider puzzle shows its gap where it is solved, and the piece apart', async () => {
  const box = await testSandbox()
  box.clock.jump(61_234)
  const { data } = await box.call('/uc/getYZMPic', ASKED)
  const { backgroundImage, sliderImage } = data as { backgroundImage: string; sliderImage: string }
  const thousandths = BigInt(gapOf('test', ASKED, box.clock.now()).replace('0.', ''))
  const x = (thousandths * 320n) / 1000n
  expect(x).toBeGreaterThanOrEqual(64n)
  const picture = (width: number, content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 160" width="${width}" height="160">${content}</svg>`
  const square = (at: bigint, fill: string) =>
    `<rect x="${at}" y="56" width="48" height="48" rx="8" fill="${fill}"/>`
  expect(drawn(backgroundImage)).toBe(
    picture(320, `<rect width="320" height="160" fill="lavender"/>${square(x, 'black')}`),
  )
  expect(drawn(sliderImage)).toBe(picture(48, square(0n, 'mediumslateblue')))
})

test('a piece solves the puzzle up to twenty thousandths beside the gap, on either side', async () => {
  const box = await testSandbox()
  const gap = BigInt(gapOf('test', ASKED, box.clock.now()).replace('0.', ''))
  const solves = async (beside: bigint) => {
    const code = toText(fromUnits(gap + beside, 3))
    return (await box.call('/uc/checkYZMPic', { ...ASKED, code })).code === 0
  }
  const found: boolean[] = []
  for (const beside of [-21n, -20n, 0n, 20n, 21n]) found.push(await solves(beside))
  expect(found).toEqual([false, true, true, true, false])
})
