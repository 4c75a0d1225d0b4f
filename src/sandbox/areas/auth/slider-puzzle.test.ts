import { expect, test } from 'vitest'
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
