import { expect, test } from 'vitest'
import { refusedWith } from '../hosts/memory/testing-refusals.ts'
import { type Answer, testSandbox } from '../hosts/memory/testing.ts'
import { PERIODS } from './spot/candles.ts'

test.each(['/market', '/swap', '/coinswap', '/option', '/second'])(
  '%s/history knows the periods of candles, and refuses every other resolution',
  async (path) => {
    const box = await testSandbox()
    const now = box.clock.now()
    const candles = (resolution: string) =>
      box.bare(
        'GET',
        `${path}/history`,
        { symbol: 'BTC/USDT', from: String(now - 60_000), to: String(now), resolution },
        { lang: 'en_US' },
      )
    const { code, message, errors } = refusedWith('wrong-choice', 'resolution')
    for (const resolution of ['7', '0', 'D', '__proto__'])
      expect((await candles(resolution)) as Answer).toMatchObject({ code, message, errors })
    for (const resolution of Object.keys(PERIODS)) expect(await candles(resolution)).toBeInstanceOf(Array)
  },
)
